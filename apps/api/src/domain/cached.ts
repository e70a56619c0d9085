export interface Cached<T> {
  get(): Promise<T>;
  /** The next `get` loads anew. */
  forget(): void;
}

/** How long a caller waits for what is new where there is something old. */
const patienceMs = 2000;
/** After a failure it is tried again so much later. */
const restMs = 5000;

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
  let isForgotten = false;
  let loading: Promise<T> | undefined;
  /** The last try failed, or has been going on for too long: nobody waits for the next. */
  let isAway = false;
  let restsUntil = 0;

  function startLoading(): Promise<T> {
    const startedAt = Date.now();
    const wasForgotten = isForgotten;
    const mine = load(isForgotten ? undefined : last?.value);
    loading = mine;
    isForgotten = false;
    const settle = (done: () => void) => {
      if (loading !== mine) return; // forgotten meanwhile
      loading = undefined;
      done();
    };
    mine.then(
      (value) =>
        settle(() => {
          isAway = false;
          last = { value, freshUntil: startedAt + seconds * 1000 };
        }),
      () =>
        settle(() => {
          isForgotten = wasForgotten;
          isAway = true;
          restsUntil = Date.now() + restMs;
        }),
    );
    return mine;
  }

  /** What was loaded last, unless what is being loaded comes in time. */
  function inTime(coming: Promise<T>, old: T): Promise<T> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        if (loading === coming) isAway = true;
        done(old);
      }, patienceMs);
      coming.then(done, () => done(old)).finally(() => clearTimeout(timer));
    });
  }

  return {
    async get() {
      if (last && Date.now() < last.freshUntil) return last.value;
      if (last && !loading && Date.now() < restsUntil) return last.value;
      const coming = loading ?? startLoading();
      if (!last) return coming;
      return isAway ? last.value : inTime(coming, last.value);
    },
    forget() {
      if (last) last.freshUntil = 0;
      isForgotten = true;
      loading = undefined;
    },
  };
}
