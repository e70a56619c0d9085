import { type RefObject, useEffect } from 'react';

/** Calls back on Escape, and on a press or focus outside of `root`, while `isOpen`. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (how: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        onDismiss('outside');
      }
    };
    const dismissByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    // React lets neither past a part of a page that it has not yet taken over, nor some buttons a press.
    const early = { capture: true };
    document.addEventListener('pointerdown', leave, early);
    document.addEventListener('focusin', leave, early);
    document.addEventListener('keydown', dismissByKey);
    return () => {
      document.removeEventListener('pointerdown', leave, early);
      document.removeEventListener('focusin', leave, early);
      document.removeEventListener('keydown', dismissByKey);
    };
  }, [root, isOpen, onDismiss]);
}
