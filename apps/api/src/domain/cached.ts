export interface Cached<T> {
  get(): Promise<T>;
  /** The next `get` loads a new value. */
  invalidate(): void;
}

/** Maximum wait of a caller while a stale value exists. */
const maxWaitMs = 2000;
/** Pause after a failure. */
const retryMs = 5000;

/**
 * Caches the value of `load` for `seconds`, which bounds how long changes of other processes stay
 * unseen. Returns the stale value while loading fails.
 *
 * @param load gets its last value and may return it again; undefined at first and after
 * `invalidate`
 */
export function cached<T>(seconds: number, load: (last: T | undefined) => Promise<T>): Cached<T> {
  let last: { value: T; freshUntil: number } | undefined;
  let isInvalidated = false;
  let loading: Promise<T> | undefined;
  /** The last load failed or takes too long: callers do not wait for it. */
  let isFailing = false;
  let retryAt = 0;

  function startLoading(): Promise<T> {
    const startedAt = Date.now();
    const wasInvalidated = isInvalidated;
    const current = load(isInvalidated ? undefined : last?.value);
    loading = current;
    isInvalidated = false;
    const settle = (done: () => void) => {
      if (loading !== current) return; // invalidated meanwhile
      loading = undefined;
      done();
    };
    current.then(
      (value) =>
        settle(() => {
          isFailing = false;
          last = { value, freshUntil: startedAt + seconds * 1000 };
        }),
      () =>
        settle(() => {
          isInvalidated = wasInvalidated;
          isFailing = true;
          retryAt = Date.now() + retryMs;
        }),
    );
    return current;
  }

  /** Returns the loaded value, or the stale one after `maxWaitMs`. */
  function valueOrStale(pending: Promise<T>, stale: T): Promise<T> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        if (loading === pending) isFailing = true;
        done(stale);
      }, maxWaitMs);
      pending.then(done, () => done(stale)).finally(() => clearTimeout(timer));
    });
  }

  return {
    async get() {
      if (last && Date.now() < last.freshUntil) return last.value;
      if (last && !loading && Date.now() < retryAt) return last.value;
      const pending = loading ?? startLoading();
      if (!last) return pending;
      return isFailing ? last.value : valueOrStale(pending, last.value);
    },
    invalidate() {
      if (last) last.freshUntil = 0;
      isInvalidated = true;
      loading = undefined;
    },
  };
}
