import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from '../../hooks/media-query/index.ts';
import { reducedMotion } from '../../theme/breakpoints.ts';

/**
 * Calls a step every `ms` until the visitor interacts. It waits while the pointer is over the
 * carousel. Focus, a swipe or a button stops it for good. Starts paused with reduced motion.
 */
export function useAutoplay(ms: number | undefined, onStep: () => void) {
  const isMotionReduced = useMediaQuery(reducedMotion);
  const [chosen, setChosen] = useState<'paused' | 'playing'>();
  const [isHovered, setIsHovered] = useState(false);
  const isPlaying = (chosen ?? (isMotionReduced ? 'paused' : 'playing')) === 'playing';
  const isRunning = ms !== undefined && isPlaying && !isHovered;
  const step = useEffectEvent(onStep);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) step();
    }, ms);
    return () => clearInterval(timer);
  }, [isRunning, ms]);

  return {
    isPlaying,
    setIsHovered,
    pause: () => setChosen('paused'),
    toggle: () => setChosen(isPlaying ? 'paused' : 'playing'),
  };
}
