import { useEffect, useState } from 'react';

/**
 * Seconds until a moment, counting down to 0.
 *
 * @param endsAt ms since 1970
 * @param most what it starts from: a moment further off is not believed
 */
export function useSecondsLeft(endsAt: number, most: number): number {
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.min(Math.max(Math.ceil((endsAt - now) / 1000), 0), most);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    // Read anew each time: timers stand still while a phone shows the mail with the code.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return secondsLeft;
}
