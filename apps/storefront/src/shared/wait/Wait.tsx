import { PageLoader } from '@parinda/ui/spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { useRestOf } from '../routing/pathChange.ts';
import { browserClock } from '../time/clock.ts';
import { hiddenWhileLoading } from './hiddenWhileLoading.css.ts';
import * as styles from './Wait.css.ts';
import { useWaits, type Waits } from './waits.ts';

export interface WaitProps {
  /** One of the documented waits. */
  name: keyof Waits;
  label: string;
  children: ReactNode;
}

/**
 * A documented wait (1 §9). Renders the content hidden behind the loader, so that its data loads
 * during the wait.
 */
export function Wait(props: WaitProps) {
  const isFirstView = useIsFirstView();
  // Keeps its mode when only the query changes.
  const [isServed] = useState(isFirstView);
  return isServed ? <ServedWait {...props} /> : <RunningWait {...props} />;
}

/** The wait of a page from the server: starts at its first paint and runs in CSS. */
function ServedWait({ name, label, children }: WaitProps) {
  const loader = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const running = loader.current?.getAnimations?.() ?? [];
    const end = () => setOver(true);
    Promise.all(running.map(({ finished }) => finished)).then(end, end);
  }, []);
  return (
    <div className={styles.stack}>
      {!isOver && (
        <div ref={loader} data-wait className={styles.loader[name]}>
          <PageLoader label={label} />
        </div>
      )}
      <div className={isOver ? undefined : styles.content[name]}>{children}</div>
    </div>
  );
}

/** The wait of a page after a navigation: starts at the click, even if its script loads late. */
function RunningWait({ name, label, children }: WaitProps) {
  const isOver = useElapsed(useRestOf(useWaits()[name]));
  return (
    <>
      {!isOver && <PageLoader isTitle label={label} />}
      <div hidden={!isOver} className={hiddenWhileLoading}>
        {children}
      </div>
    </>
  );
}

/** Returns true once `ms` have passed since the component mounted. */
function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(ms <= 0);
  useEffect(() => {
    return browserClock.after(ms, () => setOver(true));
  }, [ms]);
  return isOver;
}
