import { useEffect, useState } from 'react';

/**
 * Returns the seconds until a moment, counting down to 0.
 *
 * @param endsAt ms since 1970
 * @param most upper limit, which hides a wrong clock
 */
export function useSecondsLeft(endsAt: number, most: number): number {
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.min(Math.max(Math.ceil((endsAt - now) / 1000), 0), most);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    // Reads the clock each time, because phones pause timers in the background.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return secondsLeft;
}
