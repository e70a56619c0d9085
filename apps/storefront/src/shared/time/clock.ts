/** The source of time; a test may replace it. */
export interface Clock {
  /** ms since 1970 */
  now: () => number;
  /**
   * Calls back once `ms` have passed; never when they are infinite.
   *
   * @returns cleanup, which cancels the call
   */
  after: (ms: number, callback: () => void) => () => void;
}

/** setTimeout uses 32 bits: a longer wait would end at once. */
const longestTimerMs = 2 ** 31 - 1;

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (restMs: number) => {
      const partMs = Math.min(restMs, longestTimerMs);
      timer = setTimeout(() => (restMs > partMs ? wait(restMs - partMs) : callback()), partMs);
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};

export const sleep = (ms: number, { after }: Clock = browserClock): Promise<void> =>
  new Promise((resolve) => after(ms, resolve));

/** Returns the pause after a failed attempt in ms: 1 s, then twice as long each time, up to `longestMs`. */
export const backOffMs = (failures: number, longestMs: number): number =>
  Math.min(1000 * 2 ** failures, longestMs);
