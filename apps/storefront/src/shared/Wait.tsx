import { PageLoader } from '@parinda/ui/spinner';
import { type ReactNode, useEffect, useState } from 'react';

export interface WaitProps {
  /** One of the documents' waits, in ms. */
  ms: number;
  label: string;
  children: ReactNode;
}

/** True once `ms` have passed since the component was first shown. */
export function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/**
 * A documented wait. The content is mounted behind the loader, so that what it fetches is there
 * when the wait ends.
 */
export function Wait({ ms, label, children }: WaitProps) {
  const isOver = useElapsed(ms);
  return (
    <>
      {!isOver && <PageLoader isTitle label={label} />}
      <div hidden={!isOver}>{children}</div>
    </>
  );
}
