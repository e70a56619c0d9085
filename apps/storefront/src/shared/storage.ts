/**
 * localStorage that never throws: private windows, full disks and blocked cookies leave the shop
 * working for the visit.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the browser refused to keep it */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
}

/** Calls back when another tab changes the key; returns the way to stop. */
export function onStoredElsewhere(key: string, callback: (value: string | null) => void) {
  const listener = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key === key || event.key === null) callback(readStored(key));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
