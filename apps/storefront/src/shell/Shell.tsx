import { brand } from '@parinda/brand';
import { AnnouncementBar } from '@parinda/ui/announcement-bar';
import { SkipLink } from '@parinda/ui/skip-link';
import { PageLoader } from '@parinda/ui/spinner';
import { memo, type ReactNode, Suspense, useRef } from 'react';
import { Announcer, useAnnouncement } from '../shared/announce.tsx';
import { behindLoader } from '../shared/behindLoader.css.ts';
import { headline } from '../shared/business.ts';
import { lazyPart } from '../shared/lazyPart.tsx';
import { PageMetadataProvider } from '../shared/metadata/pageMetadata.tsx';
import { Part } from '../shared/Part.tsx';
import { PartBoundary } from '../shared/PartBoundary.tsx';
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

// React throws the server's HTML away, where its script is still to come, as soon as the boundary
// around it gets other props: so these are the same each time.
const footer = (
  <Part>
    <Suspense>
      <ShopFooter />
    </Suspense>
  </Part>
);

const loading = 'Loading page';
const loader = <PageLoader isTitle label={loading} />;

const Content = memo(({ children }: { children: ReactNode }) => (
  <Suspense fallback={loader}>{children}</Suspense>
));

/** What surrounds every page (1 §2 Shell). */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { isArriving, changedAt } = useArrival(main);
  useAnnouncement(isArriving && loading);
  return (
    <PageMetadataProvider>
      <SkipLink href="#main" />
      <WithoutScript />
      <PartBoundary>
        <AnnouncementBar
          chatHref={brand.chat.href}
          chatLabel={brand.chat.label}
          hours={headline.hours}
          messages={[...headline.messages]}
          intervalMs={headline.rotationMs}
        />
      </PartBoundary>
      <Part>
        <ShopHeader />
      </Part>
      <Part>
        <ShopCategoryBar />
      </Part>
      <main id="main" ref={main} tabIndex={-1} aria-busy={isArriving} className={styles.main}>
        {/* Before the loader, so that what stays to be seen of it stays where it is. */}
        <div hidden={isArriving} className={behindLoader}>
          <PathChangedAt value={changedAt}>
            <Content>{children}</Content>
          </PathChangedAt>
        </div>
        {isArriving && loader}
      </main>
      {footer}
      <Announcer />
    </PageMetadataProvider>
  );
}
