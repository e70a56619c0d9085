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
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', dismissByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', dismissByKey);
    };
  }, [root, isOpen, onDismiss]);
}
