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

/**
 * Calls back when another tab changes the key, or has changed it while this page lay in the memory
 * of the Back button, where no event reaches it.
 *
 * @returns the way to stop
 */
export function onStoredElsewhere(key: string, callback: (value: string | null) => void) {
  let left: string | null = null;
  const listeners = {
    // A null key means that all of the storage was cleared.
    storage: (event: StorageEvent) => {
      if (event.key === key || event.key === null) callback(readStored(key));
    },
    pagehide: () => {
      left = readStored(key);
    },
    pageshow: (event: PageTransitionEvent) => {
      const found = readStored(key);
      if (event.persisted && found !== left) callback(found);
    },
  };
  const each = (call: 'addEventListener' | 'removeEventListener') => {
    for (const [type, listener] of Object.entries(listeners)) {
      window[call](type, listener as EventListener);
    }
  };
  each('addEventListener');
  return () => each('removeEventListener');
}
