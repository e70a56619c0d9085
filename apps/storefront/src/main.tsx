import '@parinda/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepCart } from './model/cart/keepCart.ts';
import { keepSession } from './model/session/keepSession.ts';
import { createShopStore } from './model/store.ts';
import { configuration } from './shared/configuration.ts';
import { alertUnexpectedError } from './shared/notify.ts';

// After a new version was put up, a page left open asks for files that are gone: load it anew, once.
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('reloaded-for-new-version')) return;
  sessionStorage.setItem('reloaded-for-new-version', 'yes');
  event.preventDefault();
  location.reload();
});

const store = createShopStore({
  baseUrl: configuration.apiBaseUrl,
  pincodeBaseUrl: configuration.pincodeBaseUrl,
  onUnexpectedError: alertUnexpectedError,
});
keepSession(store);
keepCart(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
