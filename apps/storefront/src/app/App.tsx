import { LinkProvider } from '@parinda/ui/link';
import { MessagesProvider } from '@parinda/ui/messages';
import { PictureSources } from '@parinda/ui/picture';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { replayEarlyInput } from '../hydration/earlyInput.ts';
import { AfterHydration, FirstView } from '../hydration/firstView.ts';
import type { ShopState, ShopStore } from '../model/store.ts';
import { lazyExtra } from '../shared/lazy/lazy.tsx';
import { pictureSources } from '../shared/pictures.ts';
import { lyingOver } from '../shared/routing/overlayEntry.ts';
import { PreloadPage } from '../shared/routing/preloadPage.ts';
import { Shell } from '../shell/Shell.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OwnDocument } from './OwnDocument.tsx';
import { preloadPage } from './pageAt.ts';
import { Pages } from './routes.tsx';
import { SessionWatcher } from './SessionWatcher.tsx';

const DeferredFeatures = lazyExtra(
  async () => (await import('./DeferredFeatures.tsx')).DeferredFeatures,
);

/** Without its script a purchase ends on its own page with its toast, so the rest must not fail. */
const PurchaseWatcher = lazyExtra(
  async () => (await import('./PurchaseWatcher.tsx')).PurchaseWatcher,
);

export interface AppProps {
  store: ShopStore;
  /** The data of the server's HTML: used until hydration is complete. */
  served?: { state: ShopState; renderedAt: number };
}

export function App({ store, served }: AppProps) {
  return (
    <Provider store={store} serverState={served?.state}>
      {/* A transition would keep the old page until the new page's script is loaded, but the loader
          has to answer the click. */}
      <BrowserRouter useTransitions={false}>
        <OwnDocument>
          <UntilLeft renderedAt={served?.renderedAt}>
            <Shop />
          </UntilLeft>
        </OwnDocument>
      </BrowserRouter>
    </Provider>
  );
}

/** Ends the first view as soon as the URL changes. */
function UntilLeft({
  renderedAt = null,
  children,
}: {
  renderedAt?: number | null;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const [served] = useState(pathname + search);
  const [first, setFirst] = useState(renderedAt);
  if (first !== null && pathname + search !== served) setFirst(null);
  return <FirstView value={first}>{children}</FirstView>;
}

/** Everything inside a router; stories and tests bring their own. */
export function Shop() {
  useEffect(replayEarlyInput, []);
  return (
    <InShop>
      <SessionWatcher />
      <Shell>
        <OpenPurchase />
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
      </Shell>
      <AfterHydration>
        <DeferredFeatures />
      </AfterHydration>
    </InShop>
  );
}

/** Few visitors buy: nothing is rendered until the purchase's script has loaded. */
function OpenPurchase() {
  return useSelector(({ purchase }: ShopState) => purchase) && <PurchaseWatcher />;
}

/** Links navigate without a reload, pages are prefetched, and images load in the best encoding. */
function InShop({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  // Replaces the history entry of an open overlay, so that Back does not reopen it.
  const follow = useCallback(
    (href: string) => navigate(href, { replace: lyingOver() !== undefined }),
    [navigate],
  );
  return (
    <MessagesProvider locale="en-IN">
      <PictureSources value={pictureSources}>
        <LinkProvider navigate={follow}>
          <PreloadPage value={preloadPage}>{children}</PreloadPage>
        </LinkProvider>
      </PictureSources>
    </MessagesProvider>
  );
}
