import { useEffect, useState } from 'react';

/** Counts down from `seconds` to 0, and from the start again when told to. */
export function useSecondsLeft(seconds: number): [secondsLeft: number, restart: () => void] {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [secondsLeft, () => setSecondsLeft(seconds)];
}
