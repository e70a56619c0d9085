import { useEffect, useRef, useState } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useToastRegion } from 'react-aria/useToast';
import { UNSTABLE_ToastStateContext as ToastStateContext } from 'react-aria-components/Toast';
import { useToastQueue } from 'react-stately/useToastState';
import { useMessages } from '../../theme/messages/index.ts';
import { closeToast, toastQueue } from '../toast/index.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import { usePlaceBelow } from './usePlaceBelow.ts';

/** Screen readers announce only additions to a live region that they already know. */
const knownAfterMs = 100;

export interface ToastRegionProps {
  /** Selector of an element at the top of the window that toasts must not cover. */
  below?: string;
}

/**
 * Shows the toasts of `toast()` at the top of the window, the newest first. F6 focuses them, Escape
 * closes the newest. Uses the hooks of React Aria's toasts: its ToastRegion is added to the page with
 * the first toast and alerts every time, so it cannot announce politely.
 */
export function ToastRegion({ below }: ToastRegionProps) {
  const messages = useMessages();
  const region = useRef<HTMLElement>(null);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const queue = useToastQueue(toastQueue);
  const toasts = isKnown ? queue.visibleToasts : [];
  const isEmpty = toasts.length === 0;
  const state = { ...queue, visibleToasts: toasts };
  const { regionProps } = useToastRegion({ 'aria-label': messages.notifications }, state, region);
  const close = (key: string) => {
    const hadFocus = region.current?.contains(document.activeElement);
    closeToast(key);
    if (hadFocus && toastQueue.visibleToasts.length > 0) region.current?.focus();
  };
  const { keyboardProps } = useKeyboard({
    onKeyDown(event) {
      if (event.key === 'Escape' && toasts[0]) close(toasts[0].key);
      else event.continuePropagation();
    },
  });
  usePlaceBelow(region, below, !isEmpty);
  useEffect(() => {
    if (!isEmpty) return;
    // React Aria would focus the empty region.
    const leaveToBrowser = (event: KeyboardEvent) => event.key === 'F6' && event.stopPropagation();
    window.addEventListener('keydown', leaveToBrowser, { capture: true });
    return () => window.removeEventListener('keydown', leaveToBrowser, { capture: true });
  }, [isEmpty]);

  const listed = (isAlert: boolean) =>
    toasts
      .filter(({ content }) => (content.tone === 'danger') === isAlert)
      .map((toast) => (
        <li key={toast.key}>
          <Toast toast={toast} onClose={() => close(toast.key)} />
        </li>
      ));

  return (
    <section ref={region} {...regionProps} {...keyboardProps} className={styles.region}>
      <ToastStateContext value={state}>
        <ul className={styles.list} aria-live="assertive" aria-relevant="additions">
          {listed(true)}
        </ul>
        <ul className={styles.list} aria-live="polite" aria-relevant="additions">
          {listed(false)}
        </ul>
      </ToastStateContext>
    </section>
  );
}
