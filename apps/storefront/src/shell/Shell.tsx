import { brand } from '@parinda/brand';
import { AnnouncementBar } from '@parinda/ui/announcement-bar';
import { SkipLink } from '@parinda/ui/skip-link';
import { PageLoader } from '@parinda/ui/spinner';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { headline } from '../shared/business.ts';
import { Announcer, useAnnouncement } from '../shared/feedback/announce.tsx';
import { lazyDeferred } from '../shared/lazy/lazy.tsx';
import { Part } from '../shared/lazy/Part.tsx';
import { PartBoundary } from '../shared/lazy/PartBoundary.tsx';
import { PathChangedAt } from '../shared/routing/pathChange.ts';
import { PageMetadataProvider } from '../shared/seo/pageMetadata.tsx';
import { hiddenWhileLoading } from '../shared/wait/hiddenWhileLoading.css.ts';
import { PageWait, PageWaitContext } from './PageWait.tsx';
import * as styles from './Shell.css.ts';
import { ShopCategoryBar } from './ShopCategoryBar.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { useArrival } from './useArrival.ts';
import { WithoutScript } from './WithoutScript.tsx';

const ShopFooter = lazyDeferred(
  'ShopFooter.tsx',
  async () => (await import('./ShopFooter.tsx')).ShopFooter,
);

const loading = 'Loading page';

/**
 * The frame around every page (1 §2 Shell). Each part has its own `Suspense`, so that React replaces
 * only this part if a translation or a browser extension has changed its HTML.
 */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { isArriving, changedAt } = useArrival(main);
  const [isWaiting, setWaiting] = useState(false);
  // A busy phone may render the change of path only when `isArriving` is nearly over.
  useAnnouncement((isArriving || isWaiting) && loading);
  return (
    <PageMetadataProvider>
      <Suspense>
        <SkipLink href="#main" />
      </Suspense>
      <WithoutScript />
      <PartBoundary>
        <Suspense>
          <AnnouncementBar
            chatHref={brand.chat.href}
            chatLabel={brand.chat.label}
            hours={headline.hours}
            messages={[...headline.messages]}
            intervalMs={headline.rotationMs}
          />
        </Suspense>
      </PartBoundary>
      <Part>
        <ShopHeader />
      </Part>
      <Part>
        <ShopCategoryBar />
      </Part>
      <main id="main" ref={main} tabIndex={-1} aria-busy={isArriving} className={styles.main}>
        {/* Before the loader, so that content which stays visible keeps its position. */}
        <div hidden={isArriving} className={hiddenWhileLoading}>
          <PathChangedAt value={changedAt}>
            <PageWaitContext value={setWaiting}>
              <Suspense fallback={<PageWait />}>{children}</Suspense>
            </PageWaitContext>
          </PathChangedAt>
        </div>
        {isArriving && <PageLoader isTitle label={loading} />}
      </main>
      <ShopFooter />
      <Announcer />
    </PageMetadataProvider>
  );
}
