import { PageLoader } from '@parinda/ui/spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { useRestOf } from '../routing/pathChange.ts';
import { browserClock } from '../time/clock.ts';
import { behindLoader } from './behindLoader.css.ts';
import * as styles from './Wait.css.ts';
import { useWaits, type Waits } from './waits.ts';

export interface WaitProps {
  /** One of the documents' waits. */
  name: keyof Waits;
  label: string;
  children: ReactNode;
}

/**
 * A documented wait (1 §9). The content is there behind the loader from the beginning, so that what
 * it fetches is there when the wait ends.
 */
export function Wait(props: WaitProps) {
  const isFirstView = useIsFirstView();
  // The page stays as it is when only its query changes.
  const [isServed] = useState(isFirstView);
  return isServed ? <ServedWait {...props} /> : <RunningWait {...props} />;
}

/** Of a page that the server has sent: from its first paint, by styles alone. */
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

/** Of a page that was gone to in the shop: from the click, however late its script is. */
function RunningWait({ name, label, children }: WaitProps) {
  const isOver = useElapsed(useRestOf(useWaits()[name]));
  return (
    <>
      {!isOver && <PageLoader isTitle label={label} />}
      <div hidden={!isOver} className={behindLoader}>
        {children}
      </div>
    </>
  );
}

/** True once `ms` have passed since the component was first shown. */
function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(ms <= 0);
  useEffect(() => {
    return browserClock.after(ms, () => setOver(true));
  }, [ms]);
  return isOver;
}
