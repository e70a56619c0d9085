export interface Cached<T> {
  get(): Promise<T>;
  /** The next `get` loads anew. */
  forget(): void;
}

/**
 * Keeps what `load` gave for `seconds`, so that hot reads do not ask the database. Other processes
 * on the same database change data without telling this one; the time limit bounds how long that
 * stays unseen.
 */
export function cached<T>(seconds: number, load: () => Promise<T>): Cached<T> {
  let value: Promise<T> | undefined;
  let loadedAt = 0;
  return {
    get() {
      if (!value || Date.now() - loadedAt > seconds * 1000) {
        loadedAt = Date.now();
        const loading = load();
        value = loading;
        loading.catch(() => {
          if (value === loading) value = undefined;
        });
      }
      return value;
    },
    forget() {
      value = undefined;
    },
  };
}
