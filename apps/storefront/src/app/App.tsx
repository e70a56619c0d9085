import { LinkProvider } from '@parinda/ui/link';
import { PictureSources } from '@parinda/ui/picture';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import type { ShopState, ShopStore } from '../model/store.ts';
import { FirstView, useIsInBrowser } from '../shared/firstView.ts';
import { lazyBehind } from '../shared/lazyPart.tsx';
import { lyingOver } from '../shared/overlayEntry.ts';
import { pictureSources } from '../shared/pictures.ts';
import { PreloadPage } from '../shared/preloadPage.ts';
import { Shell } from '../shell/Shell.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { doEarlyActions } from './earlyActions.ts';
import { OwnDocument } from './OwnDocument.tsx';
import { preloadPage } from './pageAt.ts';
import { Pages } from './routes.tsx';
import { SessionWatcher } from './SessionWatcher.tsx';

const BehindPage = lazyBehind(async () => (await import('./BehindPage.tsx')).BehindPage);

/** Without its script a purchase ends on its page, with its toast: nothing else may break by it. */
const PurchaseWatcher = lazyBehind(
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

/**
 * The same element each time: a router that is rendered again tells all pages of a new context, for
 * which React would throw away the HTML of parts whose scripts are still to come.
 */
const page = (
  <>
    <OpenPurchase />
    <ErrorBoundary>
      <Pages />
    </ErrorBoundary>
  </>
);

/** Everything inside a router; stories and tests bring their own. */
export function Shop() {
  const isInBrowser = useIsInBrowser();
  useEffect(doEarlyActions, []);
  return (
    <InShop>
      <SessionWatcher />
      <Shell>{page}</Shell>
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
  // What lies over the page goes with it: Back from the next one shall not find it open. The same
  // function each time, for the same reason as above.
  const follow = useCallback(
    (href: string) => navigate(href, { replace: lyingOver() !== undefined }),
    [navigate],
  );
  return (
    <PictureSources value={pictureSources}>
      <LinkProvider navigate={follow}>
        <PreloadPage value={preloadPage}>{children}</PreloadPage>
      </LinkProvider>
    </PictureSources>
  );
}
