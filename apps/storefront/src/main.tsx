import '@parinda/ui/theme';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppProps } from './app/App.tsx';
import { watchComingBack } from './app/comingBack.ts';
import { readServedPage, stateOfPage, takeAnswers } from './app/served.ts';
import { keepCart } from './model/cart/keepCart.ts';
import { keepSession } from './model/session/keepSession.ts';
import { createShopStore } from './model/store.ts';
import { callsAhead } from './shared/callsAhead.ts';
import { sleep } from './shared/clock.ts';
import { configuration } from './shared/configuration.ts';
import { keepReturn } from './shared/keptReturn.ts';
import { keepServedParts, preloadParts } from './shared/lazyPart.tsx';
import { unexpectedErrorAlert } from './shared/notify.ts';
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

/** Each step a task of its own: as one they would keep a phone from answering a tap. */
async function start(root: HTMLElement): Promise<void> {
  await sleep(0);
  const page = readServedPage();
  if (page) {
    keepServedParts(location.pathname);
    const parts = preloadParts(page.parts);
    await sleep(0);
    // What the page is made of has to be there first, or its HTML would be thrown away.
    await Promise.allSettled([parts, takeAnswers(store, page)]);
    await sleep(0);
  }
  const state = page && stateOfPage(store.getState(), page);
  keepSession(store);
  keepCart(store);
  if (!page || !state) return createRoot(root).render(app());
  // In slices: as one task it would keep a phone from scrolling for a second.
  startTransition(() => {
    hydrateRoot(root, app({ state, renderedAt: page.renderedAt }));
  });
}

keepReturn();
watchFocus();
watchComingBack();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
