import '@parinda/ui/theme';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppProps } from './app/App.tsx';
import { refetchFailedOnReturn } from './app/refetchFailed.ts';
import { watchImports } from './hydration/newBuild.ts';
import { preloadParts } from './hydration/renderedParts.ts';
import { readServedPage, stateOfPage, storeAnswers } from './hydration/servedPage.ts';
import { keepCart } from './model/cart/keepCart.ts';
import { keepSession } from './model/session/keepSession.ts';
import { createShopStore } from './model/store.ts';
import { callsAhead } from './shared/callsAhead.ts';
import { configuration } from './shared/configuration.ts';
import { unexpectedErrorAlert } from './shared/feedback/notify.ts';
import { allowEmptyHtml } from './shared/security/trustedTypes.ts';
import { keepReturn } from './shared/storage/keptReturn.ts';
import { watchFocus } from './shell/lastFocused.ts';

const { apiBaseUrl, pincodeBaseUrl } = configuration();
const store = createShopStore({
  baseUrl: apiBaseUrl,
  pincodeBaseUrl,
  onUnexpectedError: unexpectedErrorAlert(),
  isPrefetch: (key) => callsAhead.has(key),
});

const app = (served?: AppProps['served']) => (
  <StrictMode>
    <App store={store} served={served} />
  </StrictMode>
);

/** See hydration/README.md. */
async function start(root: HTMLElement): Promise<void> {
  const page = readServedPage();
  // Taken before browser state such as a stored payment is added, which the server does not know.
  const initial = store.getState();
  // A part that fails to load shows an error in its own boundary.
  if (page) await Promise.allSettled([preloadParts(page.parts), storeAnswers(store, page)]);
  const state = page && stateOfPage({ ...initial, api: store.getState().api }, page);
  keepSession(store);
  keepCart(store);
  if (!page || !state) return createRoot(root).render(app());
  // A transition hydrates in slices: one long task would block scrolling on a phone.
  startTransition(() => {
    hydrateRoot(root, app({ state, renderedAt: page.renderedAt }));
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
allowEmptyHtml();
watchImports();
keepReturn();
watchFocus();
refetchFailedOnReturn(store);
// A task of its own: together with the modules above it would block a phone for 80 ms.
setTimeout(() => void start(root));
