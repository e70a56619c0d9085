interface Waiter {
  start(): void;
  timer: NodeJS.Timeout;
}

interface ConcurrencyLimits {
  max: number;
  maxWaitMs: number;
  maxWaiting: number;
}

/**
 * Limits parallel work to `max` and queues the rest in order. Throws `busyError()`, before the work
 * starts, if it waits longer than `maxWaitMs` or `maxWaiting` others wait.
 */
export function limitConcurrency(
  { max, maxWaitMs, maxWaiting }: ConcurrencyLimits,
  busyError: () => Error,
) {
  let running = 0;
  const waiting = new Set<Waiter>();

  function waitForTurn(): Promise<void> {
    if (waiting.size >= maxWaiting) throw busyError();
    return new Promise((start, fail) => {
      const waiter: Waiter = {
        start,
        timer: setTimeout(() => {
          waiting.delete(waiter);
          fail(busyError());
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
