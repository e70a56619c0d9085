import { api } from '@parinda/api-client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, renderShop } from '../../testing/renderShop.tsx';
import { Offline } from './Offline.tsx';

const notify = vi.hoisted(() => vi.fn<(tone: string, text: string) => void>());
vi.mock('../../shared/feedback/notify.ts', () => ({ notifyAccount: notify }));

/** Emits performance entries. */
let tell: (entry: object) => void;
beforeEach(() => {
  notify.mockReset();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: { getEntries: () => object[] }) => void) {
        tell = (entry) => listener({ getEntries: () => [entry] });
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const notice = () => screen.queryByRole('status');
const lose = () => act(() => void window.dispatchEvent(new Event('offline')));
const find = () => act(() => void window.dispatchEvent(new Event('online')));

/** A page from the service worker's cache. */
const fromCache = (seenAt: number) => ({
  entryType: 'navigation',
  name: 'http://localhost/',
  serverTiming: [{ name: 'last-seen', duration: seenAt }],
});

function open(path = '/about') {
  history.replaceState(null, '', path);
  return renderShop(
    <>
      <main id="main">A page</main>
      <Offline />
    </>,
    path,
  );
}

it('shows above the page that the connection is lost, until it returns', () => {
  open();
  expect(notice()).toBeNull();
  lose();
  expect(notice()?.textContent).toMatch(/^You are offline: last seen \d/);
  const order = notice()?.compareDocumentPosition(screen.getByRole('main'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  find();
  expect(notice()).toBeNull();
});

it('shows when a cached page was last seen', () => {
  open();
  act(() => tell(fromCache(Date.UTC(2026, 9, 1, 6, 30))));
  expect(notice()?.textContent).toMatch(/^You are offline: last seen 1 Oct 2026, \d+:\d0 [ap]m\./);
});

it('explains which content is missing on an unseen page and on an account page', () => {
  open();
  act(() => tell({ ...fromCache(0), serverTiming: [{ name: 'unseen', duration: 0 }] }));
  expect(notice()?.textContent).toContain('this page was not seen on this device before');
  cleanup();
  open('/orders');
  lose();
  expect(notice()?.textContent).toContain('not saved on this device');
});

it('refetches the shown data once the connection returns', async () => {
  const fetched = answerCalls(() => ({ status: 200, body: [] }));
  const { store } = open();
  await store.dispatch(api.endpoints.listGallery.initiate());
  expect(fetched).toHaveBeenCalledTimes(1);
  find();
  expect(fetched).toHaveBeenCalledTimes(1);
  lose();
  find();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

const message = { name: 'A', email: 'a@b.in', subject: 'S', message: 'M' };

// Spec: 1 §2 Shell
it('reports that a write without a connection was not sent', async () => {
  answerCalls(() => undefined);
  const { store } = open();
  const write = () =>
    act(() =>
      store.dispatch(api.endpoints.sendContactMessage.initiate({ body: message } as never)),
    );
  await write();
  expect(notify).not.toHaveBeenCalled();
  lose();
  await write();
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'info',
    expect.stringMatching(/^You are offline, so nothing was sent\. What you entered stays/),
  );
});

it('reports nothing for a payment, which retries by itself', async () => {
  answerCalls(() => undefined);
  const { store } = open();
  lose();
  await act(() =>
    store.dispatch(api.endpoints.verifyPayment.initiate({ id: 1, body: {} } as never)),
  );
  expect(notify).not.toHaveBeenCalled();
});
