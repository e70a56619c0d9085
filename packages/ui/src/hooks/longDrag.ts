import type { EmblaCarouselType } from 'embla-carousel';

const pointX = (event: MouseEvent | TouchEvent) =>
  'touches' in event ? event.touches[0]?.clientX : event.clientX;

/**
 * Moves one slide after a drag of at least `dragPx`, also a slow one. Embla itself moves only after
 * a fast drag, or one of half a slide.
 *
 * @returns cleanup
 */
export function moveAfterLongDrag(embla: EmblaCarouselType, dragPx: number): () => void {
  const root = embla.rootNode();
  let start = 0;
  let last = 0;
  let first = 0;
  const follow = (event: MouseEvent | TouchEvent) => {
    last = pointX(event) ?? last;
  };
  const end = () => {
    const distance = last - start;
    if (embla.selectedScrollSnap() !== first || Math.abs(distance) < dragPx) return;
    if (distance < 0) embla.scrollNext();
    else embla.scrollPrev();
  };
  const dragging = new AbortController();
  // Embla listens on the same elements; in the capture phase the position is known before.
  const early = { capture: true, passive: true, signal: dragging.signal };
  const begin = (event: MouseEvent | TouchEvent) => {
    first = embla.selectedScrollSnap();
    follow(event);
    start = last;
  };
  root.addEventListener('mousedown', begin, early);
  root.addEventListener('touchstart', begin, early);
  root.ownerDocument.addEventListener('mousemove', follow, early);
  root.addEventListener('touchmove', follow, early);
  embla.on('pointerUp', end);
  return () => {
    dragging.abort();
    embla.off('pointerUp', end);
  };
}
