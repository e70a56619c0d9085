import { brand } from '@parinda/brand';
import { AnnouncementBar } from '@parinda/ui/announcement-bar';
import { SkipLink } from '@parinda/ui/skip-link';
import { PageLoader } from '@parinda/ui/spinner';
import { type ReactNode, Suspense, useRef } from 'react';
import { behindLoader } from '../shared/behindLoader.css.ts';
import { headline } from '../shared/business.ts';
import { lazyPart } from '../shared/lazyPart.tsx';
import { PageMetadataProvider } from '../shared/metadata/pageMetadata.tsx';
import { PathChangedAt } from '../shared/pathChange.ts';
import * as styles from './Shell.css.ts';
import { ShopCategoryBar } from './ShopCategoryBar.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { useArrival } from './useArrival.ts';
import { WithoutScript } from './WithoutScript.tsx';

// Taken over with the page: a dialog makes it inert as soon as it opens.
const ShopFooter = lazyPart(
  'ShopFooter.tsx',
  async () => (await import('./ShopFooter.tsx')).ShopFooter,
);

/** What surrounds every page (1 §2 Shell). */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { isArriving, changedAt } = useArrival(main);
  const loader = <PageLoader isTitle label="Loading page" />;
  return (
    <PageMetadataProvider>
      <SkipLink href="#main" />
      <WithoutScript />
      <AnnouncementBar
        chatHref={brand.chat.href}
        chatLabel={brand.chat.label}
        hours={headline.hours}
        messages={[...headline.messages]}
        intervalMs={headline.rotationMs}
      />
      <ShopHeader />
      <ShopCategoryBar />
      <main id="main" ref={main} tabIndex={-1} aria-busy={isArriving} className={styles.main}>
        {isArriving && loader}
        <div hidden={isArriving} className={behindLoader}>
          <PathChangedAt value={changedAt}>
            <Suspense fallback={loader}>{children}</Suspense>
          </PathChangedAt>
        </div>
      </main>
      <Suspense>
        <ShopFooter />
      </Suspense>
    </PageMetadataProvider>
  );
}
