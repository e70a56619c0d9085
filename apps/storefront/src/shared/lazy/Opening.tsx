import { OverlayLoader } from '@parinda/ui/spinner';
import { useEffect, useState } from 'react';
import { useAnnouncement } from '../feedback/announce.tsx';
import { browserClock } from '../time/clock.ts';

const label = 'Opening';

/** A shorter wait is none: what flashes is worse than what comes a little later. */
const noticedMs = 300;

/** Answers a press whose dialog or drawer is on its way. */
export function Opening() {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => browserClock.after(noticedMs, () => setNoticed(true)), []);
  useAnnouncement(isNoticed && label, '', true);
  return isNoticed && <OverlayLoader label={label} isPassing />;
}
