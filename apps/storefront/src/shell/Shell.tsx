import { brand } from '@parinda/brand';
import { AnnouncementBar } from '@parinda/ui/announcement-bar';
import { SkipLink } from '@parinda/ui/skip-link';
import { PageLoader } from '@parinda/ui/spinner';
import { upTo } from '@parinda/ui/theme';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { headline } from '../shared/business.ts';
import { PageMetadataProvider } from '../shared/metadata/pageMetadata.tsx';
import { useMediaQuery } from '../shared/useMediaQuery.ts';
import * as styles from './Shell.css.ts';
import { ShopCategoryBar } from './ShopCategoryBar.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { useArrival } from './useArrival.ts';

// Below the first screen of every page: it may come after it.
const ShopFooter = lazy(async () => ({ default: (await import('./ShopFooter.tsx')).ShopFooter }));

/** What surrounds every page (1 §2 Shell). */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isArriving = useArrival(main);
  const isNarrow = useMediaQuery(upTo[768]);
  const loader = <PageLoader isTitle label="Loading page" />;
  return (
    <PageMetadataProvider>
      <SkipLink href="#main" />
      <AnnouncementBar
        chatHref={brand.chat.href}
        chatLabel={brand.chat.label}
        hours={headline.hours}
        messages={[...headline.messages]}
        intervalMs={headline.rotationMs}
        isSimple={isNarrow}
      />
      <ShopHeader />
      {!isNarrow && <ShopCategoryBar />}
      <main id="main" ref={main} tabIndex={-1} aria-busy={isArriving} className={styles.main}>
        {isArriving && loader}
        <div hidden={isArriving}>
          <Suspense fallback={loader}>{children}</Suspense>
        </div>
      </main>
      <Suspense>
        <ShopFooter />
      </Suspense>
    </PageMetadataProvider>
  );
}
