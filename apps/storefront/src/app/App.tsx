import { LinkProvider } from '@parinda/ui/link';
import { MessagesProvider } from '@parinda/ui/messages';
import { PictureSources } from '@parinda/ui/picture';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { replayEarlyInput } from '../hydration/earlyInput.ts';
import { FirstView, useIsInBrowser } from '../hydration/firstView.ts';
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

const BehindPage = lazyExtra(async () => (await import('./BehindPage.tsx')).BehindPage);

/** Without its script a purchase ends on its page, with its toast: nothing else may break by it. */
const PurchaseWatcher = lazyExtra(
  async () => (await import('./PurchaseWatcher.tsx')).PurchaseWatcher,
);

export interface AppProps {
  store: ShopStore;
  /** What the server's HTML was made from: shown until it has been taken over. */
  served?: { state: ShopState; renderedAt: number };
}

export function App({ store, served }: AppProps) {
  return (
    <Provider store={store} serverState={served?.state}>
      {/* As a transition, a change of page would show nothing until the new page's script is there:
          the loader has to answer the click. */}
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

/** The first view is over as soon as another address is shown. */
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
  const isInBrowser = useIsInBrowser();
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
      {isInBrowser && <BehindPage />}
    </InShop>
  );
}

/** Few visitors buy: there is nothing to watch until the purchase's script has come. */
function OpenPurchase() {
  return useSelector(({ purchase }: ShopState) => purchase) && <PurchaseWatcher />;
}

/** Links turn pages without a reload, pages can be fetched ahead, pictures come in the best encoding. */
function InShop({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  // What lies over the page goes with it: Back from the next one shall not find it open.
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
