import { storageKeys } from './storageKeys.ts';

/** Converts a value to text and back. An invalid text results in null or an error. */
export interface Codec<T> {
  decode: (text: string) => T | null;
  encode: (value: T) => string;
}

/** A value under one key of the browser's storage. No call ever throws. */
export interface Persisted<T> {
  /** Null when there is no value, or none that can be read. */
  read: () => T | null;
  /**
   * @returns false when the browser refuses to store the value, which then lasts for this visit
   *   only
   */
  write: (value: T) => boolean;
  remove: () => void;
  /**
   * Calls back when another tab changes the value, or has changed it while this page was in the
   * back/forward cache, which receives no events.
   *
   * @returns cleanup: no longer listens
   */
  subscribe: (callback: (value: T | null) => void) => () => void;
}

export const textCodec: Codec<string> = { decode: (text) => text, encode: (text) => text };

/** @param read converts parsed JSON to a value, or to null when it is invalid */
export const jsonCodec = <T>(read: (json: unknown) => T | null): Codec<T> => ({
  decode: (text) => read(JSON.parse(text)),
  encode: (value) => JSON.stringify(value),
});

/** Private windows, full disks and blocked cookies must not break the visit. */
function orNull<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/**
 * Creates a persisted value. Moves an unreadable text, as of another version, to `KEY.damaged`.
 *
 * @param storage called for each access, as a browser may refuse it
 */
export function persist<T>(
  key: string,
  codec: Codec<T>,
  storage: () => Storage = () => localStorage,
): Persisted<T> {
  const readText = () => orNull(() => storage().getItem(key));

  const writeText = (text: string, name = key) =>
    orNull(() => {
      storage().setItem(name, text);
      return true;
    }) ?? false;

  const read = () => {
    const text = readText();
    if (text === null) return null;
    const value = orNull(() => codec.decode(text));
    if (value === null) writeText(text, `${key}.damaged`);
    return value;
  };

  return {
    read,
    write: (value) => writeText(codec.encode(value)),
    remove: () => {
      orNull(() => storage().removeItem(key));
    },
    subscribe: (callback) => {
      let left: string | null = null;
      const stop = new AbortController();
      const { signal } = stop;
      window.addEventListener(
        'storage',
        // A null key means that the whole storage was cleared.
        (event) => (event.key === key || event.key === null) && callback(read()),
        { signal },
      );
      window.addEventListener(
        'pagehide',
        () => {
          left = readText();
        },
        { signal },
      );
      window.addEventListener(
        'pageshow',
        ({ persisted }) => persisted && readText() !== left && callback(read()),
        { signal },
      );
      return () => stop.abort();
    },
  };
}

const probe = persist(storageKeys.probe, textCodec);

/** Returns whether session and cart survive a document load. */
export function canStore(): boolean {
  const isKept = probe.write('kept');
  probe.remove();
  return isKept;
}
