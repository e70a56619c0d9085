import { LinkProvider } from '@parinda/ui/link';
import { PictureSources } from '@parinda/ui/picture';
import { lazy, type ReactNode, Suspense } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { selectResumedPayment } from '../model/purchase/purchaseSlice.ts';
import type { ShopStore } from '../model/store.ts';
import { pictureSources } from '../shared/pictures.ts';
import { PreloadPage } from '../shared/preloadPage.ts';
import { Shell } from '../shell/Shell.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PurchaseWatcher } from './PurchaseWatcher.tsx';
import { Pages, preloadPage } from './routes.tsx';
import { SessionWatcher } from './SessionWatcher.tsx';

const ToastRegion = lazy(async () => ({
  default: (await import('@parinda/ui/toast-region')).ToastRegion,
}));

const ResumedPayment = lazy(async () => ({
  default: (await import('../features/checkout/ResumedPayment.tsx')).ResumedPayment,
}));

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
      <PurchaseWatcher />
      <Shell>
        <Suspense>
          <OpenPayment />
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

function OpenPayment() {
  return useSelector(selectResumedPayment) && <ResumedPayment />;
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
