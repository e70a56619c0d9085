import { useEffect, useEffectEvent, useRef } from 'react';

interface PausableTimeout {
  ms: number;
  /** Another number starts it anew. */
  times: number;
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` when it has run for `ms` in all, the pauses not counted. */
export function usePausableTimeout({ ms, times, isPaused, onEnd }: PausableTimeout) {
  const left = useRef({ ms, times });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current.times !== times) left.current = { ms, times };
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(end, left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= Date.now() - started;
    };
  }, [isPaused, ms, times]);
}
