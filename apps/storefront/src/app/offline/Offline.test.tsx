import { api } from '@parinda/api-client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, renderShop } from '../../testing/renderShop.tsx';
import { Offline } from './Offline.tsx';

const told = vi.hoisted(() => vi.fn<(tone: string, text: string) => void>());
vi.mock('../../shared/feedback/notify.ts', () => ({ notifyAccount: told }));

/** What the browser has measured. */
let tell: (entry: object) => void;
beforeEach(() => {
  told.mockReset();
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

/** A page that the service worker has had to answer. */
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

it('says above the page that the connection is lost, until it is back', () => {
  open();
  expect(notice()).toBeNull();
  lose();
  expect(notice()?.textContent).toMatch(/^You are offline: last seen \d/);
  const order = notice()?.compareDocumentPosition(screen.getByRole('main'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  find();
  expect(notice()).toBeNull();
});

it('says when the page was seen that comes from the cache', () => {
  open();
  act(() => tell(fromCache(Date.UTC(2026, 9, 1, 6, 30))));
  expect(notice()?.textContent).toMatch(/^You are offline: last seen 1 Oct 2026, \d+:\d0 [ap]m\./);
});

it('says of a page that was never seen, and of one of a session, what is missing', () => {
  open();
  act(() => tell({ ...fromCache(0), serverTiming: [{ name: 'unseen', duration: 0 }] }));
  expect(notice()?.textContent).toContain('this page was not seen on this device before');
  cleanup();
  open('/orders');
  lose();
  expect(notice()?.textContent).toContain('is not kept on this device');
});

it('asks again for what is shown once the connection is back', async () => {
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
it('says of a write without a connection that it was not made', async () => {
  answerCalls(() => undefined);
  const { store } = open();
  const write = () =>
    act(() =>
      store.dispatch(api.endpoints.sendContactMessage.initiate({ body: message } as never)),
    );
  await write();
  expect(told).not.toHaveBeenCalled();
  lose();
  await write();
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'info',
    expect.stringMatching(/^You are offline, so nothing was sent\. What you entered stays/),
  );
});

it('says nothing of a payment, which goes on by itself', async () => {
  answerCalls(() => undefined);
  const { store } = open();
  lose();
  await act(() =>
    store.dispatch(api.endpoints.verifyPayment.initiate({ id: 1, body: {} } as never)),
  );
  expect(told).not.toHaveBeenCalled();
});
