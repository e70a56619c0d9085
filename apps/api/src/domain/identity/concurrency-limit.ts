import { Busy } from '../errors.ts';

interface Waiter {
  start(): void;
  timer: NodeJS.Timeout;
}

/** How often work that was refused may be tried again. */
const retrySeconds = 5;

/**
 * Runs at most `most` of the given works at a time, the others in their order. Who would wait longer than
 * `longestWaitMs`, or finds `mostWaiting` before it, is refused: its work does not begin.
 */
export function limitConcurrency(max: number, maxWaitMs: number, maxWaiting: number) {
  let running = 0;
  const waiting = new Set<Waiter>();

  function waitForTurn(): Promise<void> {
    if (waiting.size >= maxWaiting) throw new Busy(retrySeconds);
    return new Promise((start, fail) => {
      const waiter: Waiter = {
        start,
        timer: setTimeout(() => {
          waiting.delete(waiter);
          fail(new Busy(retrySeconds));
        }, maxWaitMs),
      };
      waiting.add(waiter);
    });
  }

  function startNext(): void {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    waiting.delete(first);
    clearTimeout(first.timer);
    first.start();
  }

  return {
    waiting: () => waiting.size,
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= max) await waitForTurn();
      else running += 1;
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
