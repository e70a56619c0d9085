import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` when it has run for `ms` in all, the pauses not counted. */
export function usePausableTimeout(ms: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isPaused]);
}
