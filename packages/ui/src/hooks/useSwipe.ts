import { type PointerEvent, useRef, useState } from 'react';

/** Shorter drags, in pixels, do nothing. */
const minPx = 50;

/** Lets a horizontal drag move the track by one. */
export function useSwipe(go: (by: 1 | -1) => void) {
  const startX = useRef(0);
  /** Pixels dragged; null without a drag. */
  const [offset, setOffset] = useState<number | null>(null);

  const release = (by: 1 | -1 | 0) => {
    if (by !== 0) go(by);
    setOffset(null);
  };
  const swipeHandlers = {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      startX.current = event.clientX;
      setOffset(0);
    },
    onPointerMove(event: PointerEvent) {
      if (offset !== null && event.isPrimary) setOffset(event.clientX - startX.current);
    },
    onPointerUp(event: PointerEvent) {
      if (offset === null || !event.isPrimary) return;
      const dragged = event.clientX - startX.current;
      release(Math.abs(dragged) < minPx ? 0 : dragged < 0 ? 1 : -1);
    },
    onPointerCancel: () => release(0),
  };
  return { offset, swipeHandlers };
}
