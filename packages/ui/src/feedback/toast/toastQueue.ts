import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastOptions {
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** Milliseconds; ignored with an action. */
  timeout: number;
  /** A toast with an action stays until it is closed. */
  action?: { label: string; onPress: () => void };
  link?: { label: string; href: string } | undefined;
}

/** For ToastRegion. */
export const toastQueue = new ToastQueue<ToastOptions>();

/**
 * Shows a toast in the ToastRegion, as soon as there is one. An open toast with the same text is
 * replaced.
 *
 * @returns the key for `closeToast`
 */
export function toast(options: ToastOptions): string {
  const { text, tone, action, timeout } = options;
  const same = toastQueue.visibleToasts.find(
    ({ content }) => content.text === text && content.tone === tone,
  );
  if (same) toastQueue.close(same.key);
  return toastQueue.add(options, action ? {} : { timeout });
}

export const closeToast = (key: string) => toastQueue.close(key);

/** @internal Resets the queue between tests and stories. */
export const closeAllToasts = () => toastQueue.clear();

/** Oldest first. */
export const openToasts = () => toastQueue.visibleToasts.map(({ content }) => content).reverse();
