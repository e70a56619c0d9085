import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { closeToast, openToasts, subscribeToToasts } from '../toast/index.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import { usePlaceBelow } from './usePlaceBelow.ts';

/** Readers hear only what comes into a live region that they know already. */
const knownAfterMs = 100;

export interface ToastRegionProps {
  /** Selector of what toasts must not cover, at the window's top: a header that sticks there. */
  below?: string;
}

/** The server sends none, whatever is open when the browser takes over. */
const none: ReturnType<typeof openToasts> = [];
const noToasts = () => none;

/**
 * Where toasts appear: a landmark at the top, reached by F6, never taking focus by itself. The newest
 * comes first; those that need more than half of the window are scrolled.
 *
 * Our own and not React Aria's (still UNSTABLE_): there every toast is an assertive alert, its queue
 * must be loaded before the first toast can be queued, and its timers run on in a hidden tab.
 */
export function ToastRegion({ below }: ToastRegionProps) {
  const queued = useSyncExternalStore(subscribeToToasts, openToasts, noToasts);
  const [isKnown, setKnown] = useState(false);
  const toasts = isKnown ? queued : [];
  const region = useRef<HTMLElement>(null);
  /** Where focus was before it came in here. */
  const before = useRef<HTMLElement>(null);
  usePlaceBelow(region, below, toasts.length > 0);

  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownAfterMs);
    return () => clearTimeout(timer);
  }, []);

  const onF6 = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F6' || toasts.length === 0) return;
    event.preventDefault();
    region.current?.focus();
  });
  useEffect(() => {
    window.addEventListener('keydown', onF6);
    return () => window.removeEventListener('keydown', onF6);
  }, []);

  const close = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    closeToast(id);
    if (!hadFocus) return;
    // The button that closed it is gone with it: on to the next toast, or back to the page.
    if (toasts.length > 1) region.current?.focus();
    else before.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const newest = toasts.at(-1);
    if (event.key === 'Escape' && newest) close(newest.id);
  };

  const listed = (isAlert: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'danger') === isAlert)
      .reverse()
      .map((toast) => <Toast key={toast.id} toast={toast} onClose={() => close(toast.id)} />);

  return (
    <section
      ref={region}
      aria-label="Notifications"
      tabIndex={-1}
      className={styles.region}
      // Open dialogs hide the rest of the page; not what the page has to say.
      data-react-aria-top-layer="true"
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !region.current?.contains(from)) before.current = from;
      }}
    >
      <ul className={styles.list} aria-live="assertive" aria-relevant="additions">
        {listed(true)}
      </ul>
      <ul className={styles.list} aria-live="polite" aria-relevant="additions">
        {listed(false)}
      </ul>
    </section>
  );
}
