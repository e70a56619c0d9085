import { useCallback, useState } from 'react';

/** Slides kept ready on each side of the current one. */
const preload = 2;

const wrap = (position: number, count: number) => ((position % count) + count) % count;

/**
 * Where the lightbox stands. `position` is a place on an endless track: going on from the last
 * image reaches the first one further along, so the track never jumps back.
 */
export function useSlides(count: number, startIndex: number, isLooping: boolean) {
  const [position, setPosition] = useState(startIndex);
  const isBounded = !isLooping || count < 2;
  const isWithin = useCallback(
    (at: number) => !isBounded || (at >= 0 && at < count),
    [isBounded, count],
  );
  const go = useCallback(
    (by: 1 | -1) => setPosition((at) => (isWithin(at + by) ? at + by : at)),
    [isWithin],
  );
  const near = Array.from({ length: 2 * preload + 1 }, (_, i) => position - preload + i)
    .filter(isWithin)
    .map((at) => ({ position: at, index: wrap(at, count) }));
  return {
    position,
    index: wrap(position, count),
    near,
    isFirst: !isWithin(position - 1),
    isLast: !isWithin(position + 1),
    go,
  };
}
