import { PageLoader } from '@parinda/ui/spinner';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnouncement } from '../shared/feedback/announce.tsx';
import { browserClock } from '../shared/time/clock.ts';
import * as styles from './PageWait.css.ts';

/** Called with true when the loader shows, and with false when the page is there. */
export const PageWaitContext = createContext<(isWaiting: boolean) => void>(() => {});

/** The loader of a page whose script is loading. After 10 s it offers a reload. */
export function PageWait() {
  const { pathname, search } = useLocation();
  const [isSlow, setSlow] = useState(false);
  const onWait = useContext(PageWaitContext);
  useEffect(() => {
    onWait(true);
    return () => onWait(false);
  }, [onWait]);
  useEffect(() => browserClock.after(styles.slowMs, () => setSlow(true)), []);
  useAnnouncement(isSlow && 'This is taking longer than usual.', '', true);
  return (
    <>
      <PageLoader isTitle label="Loading page" />
      <p className={styles.retry}>
        This is taking longer than usual. <a href={pathname + search}>Try again</a>
      </p>
    </>
  );
}
