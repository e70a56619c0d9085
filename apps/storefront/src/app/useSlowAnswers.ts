import { api } from '@parinda/api-client';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { callsAhead } from '../shared/callsAhead.ts';
import { notifyAccount } from '../shared/feedback/notify.ts';
import { browserClock, type Clock } from '../shared/time/clock.ts';
import { askAgain, type KeptQuery } from './askAgain.ts';

/** A notice appears for calls without a response after this time. */
const slowMs = 10_000;

/** The page does not wait for these calls, or has its own notice for them. */
const unheard = ['getPageMetadata', 'checkWishlist', 'verifyPayment'];

interface Pending {
  endpointName?: string;
  startedTimeStamp?: number;
  status?: string;
  data?: unknown;
}

/** Shows a notice while a call is slow, until it completes. */
export function useSlowAnswers(clock: Clock = browserClock): void {
  const store = useStore() as ShopStore;
  useEffect(() => watchSlowAnswers(store, clock), [store, clock]);
}

/** @returns cleanup */
export function watchSlowAnswers(store: ShopStore, clock: Clock): () => void {
  let close: (() => void) | undefined;
  let stopTimer = () => {};
  let waitsFor: number | undefined;

  const isSlow = ({ startedTimeStamp = 0 }: Pending) => clock.now() - startedTimeStamp >= slowMs;

  const say = () => {
    const isRead = waitingReads(store).some(isSlow);
    // A call is marked as prefetch only after it has begun.
    if (!isRead && !waitingWrites(store).some(isSlow)) return;
    close ??= notifyAccount(
      'info',
      isRead
        ? 'This is taking longer than usual.'
        : 'This is taking longer than usual. Please wait: we have kept everything you entered.',
      isRead ? { label: 'Try again', onPress: () => void restartQueries(store) } : undefined,
    );
  };

  const look = () => {
    const waiting = [...waitingReads(store), ...waitingWrites(store)];
    const oldest = waiting.length
      ? Math.min(...waiting.map(({ startedTimeStamp = 0 }) => startedTimeStamp))
      : undefined;
    if (oldest === waitsFor) return;
    waitsFor = oldest;
    stopTimer();
    close?.();
    close = undefined;
    if (oldest !== undefined) {
      stopTimer = clock.after(Math.max(0, oldest + slowMs - clock.now()), say);
    }
  };

  look();
  const stopLooking = store.subscribe(look);
  return () => {
    stopLooking();
    stopTimer();
    close?.();
  };
}

const isHeard = ({ status, endpointName = '' }: Pending) =>
  status === 'pending' && !unheard.includes(endpointName);

/** Pending queries without data to show. */
const waitingReads = (store: ShopStore): KeptQuery[] =>
  Object.entries(store.getState().api.queries).flatMap(([key, query]) =>
    query && isHeard(query) && query.data === undefined && !callsAhead.has(key) ? query : [],
  );

const waitingWrites = (store: ShopStore): Pending[] =>
  Object.values(store.getState().api.mutations).flatMap((mutation) =>
    mutation && isHeard(mutation) ? mutation : [],
  );

/** Aborts pending queries and starts them again. */
async function restartQueries(store: ShopStore): Promise<void> {
  const running = store.dispatch(api.util.getRunningQueriesThunk());
  const waiting = waitingReads(store);
  for (const query of running) query.abort();
  await Promise.allSettled(running);
  for (const query of waiting) void askAgain(query, store);
}
