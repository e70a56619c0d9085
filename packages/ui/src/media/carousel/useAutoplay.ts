import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

/**
 * Steps every `ms` until the visitor takes over. Waits while the pointer rests on the carousel; what
 * focus, a swipe or a button stopped does not start again by itself. Starts paused for readers who
 * asked for less motion.
 */
export function useAutoplay(ms: number | undefined, onStep: () => void) {
  const isMotionReduced = useReducedMotion();
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
