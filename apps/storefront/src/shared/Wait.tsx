import { PageLoader } from '@parinda/ui/spinner';
import { type ReactNode, useEffect, useState } from 'react';
import { browserClock } from './clock.ts';
import { useWaits, type Waits } from './waits.ts';

export interface WaitProps {
  /** One of the documents' waits. */
  name: keyof Waits;
  label: string;
  children: ReactNode;
}

/** True once `ms` have passed since the component was first shown. */
export function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    return browserClock.after(ms, () => setOver(true));
  }, [ms]);
  return isOver;
}

/**
 * A documented wait. The content is mounted behind the loader, so that what it fetches is there
 * when the wait ends.
 */
export function Wait({ name, label, children }: WaitProps) {
  const isOver = useElapsed(useWaits()[name]);
  return (
    <>
      {!isOver && <PageLoader isTitle label={label} />}
      <div hidden={!isOver}>{children}</div>
    </>
  );
}
