export interface ToastOptions {
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** Milliseconds. Of no effect with an action: such a toast waits for an answer. */
  timeout: number;
  action?: { label: string; onPress: () => void };
  /** Where it leads. Its time runs: what the link leads to is also reached elsewhere. */
  link?: { label: string; href: string } | undefined;
}

export interface OpenToast extends ToastOptions {
  id: number;
  /** How often it was shown: each time its time begins anew. */
  times: number;
}

let open: readonly OpenToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly OpenToast[]) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast as soon as a ToastRegion is there. The same text shown twice at once is one toast, as new as the later.
 * Returns its id for closeToast.
 */
export function toast(options: ToastOptions): number {
  const same = open.find((t) => t.text === options.text && t.tone === options.tone);
  if (same) {
    const again = { ...same, ...options, times: same.times + 1 };
    set(open.map((t) => (t === same ? again : t)));
    return same.id;
  }
  lastId += 1;
  set([...open, { ...options, id: lastId, times: 1 }]);
  return lastId;
}

export function closeToast(id: number) {
  set(open.filter((t) => t.id !== id));
}

/** @internal Leaves nothing to the next test or story. */
export function closeAllToasts() {
  set([]);
}

export const openToasts = () => open;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
