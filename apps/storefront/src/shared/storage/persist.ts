import { storageKeys } from '../business.ts';

/** How a value is written down as text. A text that is no such value gives null, or throws. */
export interface Codec<T> {
  decode: (text: string) => T | null;
  encode: (value: T) => string;
}

/** A value under one key of the browser's storage. No call ever throws. */
export interface Persisted<T> {
  /** Null when nothing is kept, or nothing that can be read. */
  read: () => T | null;
  /** @returns false when the browser refused to keep it: the value lives for this visit only */
  write: (value: T) => boolean;
  remove: () => void;
  /**
   * Calls back when another tab changes the value, or has changed it while this page lay in the
   * memory of the Back button, where no event reaches it.
   *
   * @returns cleanup: no longer listens
   */
  subscribe: (callback: (value: T | null) => void) => () => void;
}

export const textCodec: Codec<string> = { decode: (text) => text, encode: (text) => text };

/** @param read makes the value of parsed JSON, or null of what is no such value */
export const jsonCodec = <T>(read: (json: unknown) => T | null): Codec<T> => ({
  decode: (text) => read(JSON.parse(text)),
  encode: (value) => JSON.stringify(value),
});

/** Private windows, full disks and blocked cookies leave the shop working for the visit. */
function orNull<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/**
 * A text that cannot be read, as of another version, is set aside under `KEY.damaged`.
 *
 * @param storage read at each call, as a browser may refuse it
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
        // A null key means that all of the storage was cleared.
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

/** Returns whether session and cart outlive the document. */
export function canStore(): boolean {
  const isKept = probe.write('kept');
  probe.remove();
  return isKept;
}
