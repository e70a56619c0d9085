import { type RefObject, useEffect, useRef, useState } from 'react';

/** Long enough to be heard; then nobody finds it a second time. */
const saidMs = 1000;

/** What to say when the button in focus begins or ends to wait: its name as it is then. */
export function usePendingAnnouncement(
  button: RefObject<HTMLButtonElement | null>,
  isPending: boolean,
): string | undefined {
  const wasPending = useRef(isPending);
  const [announcement, setAnnouncement] = useState<string>();

  useEffect(() => {
    const element = button.current;
    const hasChanged = wasPending.current !== isPending;
    wasPending.current = isPending;
    if (!hasChanged || !element || element !== document.activeElement) return;
    setAnnouncement(element.getAttribute('aria-label') ?? element.textContent ?? undefined);
    const timer = setTimeout(() => setAnnouncement(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [button, isPending]);
  return announcement;
}
