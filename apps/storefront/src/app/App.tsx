import { LinkProvider } from '@parinda/ui/link';
import { PictureSources } from '@parinda/ui/picture';
import { lazy, type ReactNode, Suspense } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { ShopState, ShopStore } from '../model/store.ts';
import { pictureSources } from '../shared/pictures.ts';
import { PreloadPage } from '../shared/preloadPage.ts';
import { Shell } from '../shell/Shell.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Pages, preloadPage } from './routes.tsx';
import { SessionWatcher } from './SessionWatcher.tsx';

const ToastRegion = lazy(async () => ({
  default: (await import('@parinda/ui/toast-region')).ToastRegion,
}));

/** Without its script a purchase ends on its page, with its toast: nothing else may break by it. */
const PurchaseWatcher = lazy(async () => {
  const loaded = await import('./PurchaseWatcher.tsx').catch(() => null);
  return { default: loaded?.PurchaseWatcher ?? (() => null) };
});

export function App({ store }: { store: ShopStore }) {
  return (
    <Provider store={store}>
      {/* As a transition, a change of page would show nothing until the new page's script is there:
          the loader has to answer the click. */}
      <BrowserRouter useTransitions={false}>
        <Shop />
      </BrowserRouter>
    </Provider>
  );
}

/** Everything inside a router; stories and tests bring their own. */
export function Shop() {
  return (
    <InShop>
      <SessionWatcher />
      <Shell>
        <Suspense>
          <OpenPurchase />
        </Suspense>
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
      </Shell>
      <Suspense>
        <ToastRegion />
      </Suspense>
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
  return (
    <PictureSources value={pictureSources}>
      <LinkProvider navigate={navigate}>
        <PreloadPage value={preloadPage}>{children}</PreloadPage>
      </LinkProvider>
    </PictureSources>
  );
}
