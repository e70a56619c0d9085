import { api } from '@parinda/api-client';
import { closeToast, toast } from '@parinda/ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShopStore } from '../model/store.ts';
import { askedAhead, callsAhead } from '../shared/callsAhead.ts';
import { watchSlowAnswers } from './useSlowAnswers.ts';

vi.mock('@parinda/ui/toast', () => ({ toast: vi.fn(() => 'slow'), closeToast: vi.fn() }));

type Answering = (response: Response) => void;

let answers: Answering[];
let stop: () => void;
let store: ReturnType<typeof createShopStore>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://shop.test') : input, init);
      }
    },
  );
  answers = [];
  store = createShopStore({
    baseUrl: '',
    pincodeBaseUrl: '',
    timeoutMs: 60_000,
    fetch: () => new Promise((resolve) => answers.push(resolve)),
  });
  stop = watchSlowAnswers(store, {
    now: () => Date.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  callsAhead.clear();
});

const words = () => vi.mocked(toast).mock.lastCall?.[0];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

// Spec: 1 §8
it('shows a notice after 10 s without a response, and removes it with the response', async () => {
  void store.dispatch(api.endpoints.listGallery.initiate());
  await pass(9900);
  expect(toast).not.toHaveBeenCalled();
  await pass(200);
  expect(words()).toMatchObject({
    text: 'This is taking longer than usual.',
    action: { label: 'Try again' },
  });
  answers[0]?.(Response.json([]));
  await pass(50);
  expect(closeToast).toHaveBeenCalledWith('slow');
});

// Spec: 1 §8
it('aborts the call and repeats it on request', async () => {
  void store.dispatch(api.endpoints.listGallery.initiate());
  await pass(10_100);
  words()?.action?.onPress();
  await pass(50);
  expect(answers).toHaveLength(2);
  answers[1]?.(Response.json([]));
  await pass(50);
  expect(api.endpoints.listGallery.select()(store.getState()).data).toEqual([]);
});

it('offers no retry for a write', async () => {
  void store.dispatch(
    api.endpoints.sendContactMessage.initiate({
      contactMessage: { name: 'a', email: 'a@b.in', subject: 's', message: 'm' },
    }),
  );
  await pass(10_100);
  expect(words()?.text).toContain('we have kept everything you entered');
  expect(words()?.action).toBeUndefined();
});

it('ignores prefetches', async () => {
  void askedAhead(store.dispatch(api.endpoints.listGallery.initiate()), store);
  await pass(20_000);
  expect(toast).not.toHaveBeenCalled();
});

it("reports a page's slow query even while a prefetch needs it too", async () => {
  void store.dispatch(api.endpoints.listGallery.initiate());
  await pass(2000);
  void askedAhead(
    store.dispatch(api.endpoints.listGallery.initiate(undefined, { subscribe: false })),
    store,
  );
  await pass(10_000);
  expect(words()?.text).toBe('This is taking longer than usual.');
});

it('shows nothing for a response in time', async () => {
  void store.dispatch(api.endpoints.listGallery.initiate());
  await pass(5000);
  answers[0]?.(Response.json([]));
  await pass(20_000);
  expect(toast).not.toHaveBeenCalled();
});
