export interface Cached<T> {
  get(): Promise<T>;
  /** The next `get` loads anew. */
  invalidate(): void;
}

/** How long a caller waits for what is new where there is something old. */
const maxWaitMs = 2000;
/** After a failure it is tried again so much later. */
const retryMs = 5000;

/**
 * Keeps what `load` gave for `seconds`, so that hot reads do not ask the database. Other processes
 * on the same database change data without telling this one; the time limit bounds how long that
 * stays unseen. While nothing can be loaded, what was loaded last is given on.
 *
 * @param load is given what it gave last, which it may give again where nothing has changed;
 *   undefined at first and after `forget`
 */
export function cached<T>(seconds: number, load: (last: T | undefined) => Promise<T>): Cached<T> {
  let last: { value: T; freshUntil: number } | undefined;
  let isInvalidated = false;
  let loading: Promise<T> | undefined;
  /** The last try failed, or has been going on for too long: nobody waits for the next. */
  let isFailing = false;
  let retryAt = 0;

  function startLoading(): Promise<T> {
    const startedAt = Date.now();
    const wasInvalidated = isInvalidated;
    const current = load(isInvalidated ? undefined : last?.value);
    loading = current;
    isInvalidated = false;
    const settle = (done: () => void) => {
      if (loading !== current) return; // forgotten meanwhile
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

  /** What was loaded last, unless what is being loaded comes in time. */
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
