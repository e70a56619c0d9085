import { OverlayLoader } from '@parinda/ui/spinner';
import { useEffect, useState } from 'react';
import { useAnnouncement } from '../feedback/announce.tsx';
import { browserClock } from '../time/clock.ts';

const label = 'Opening';

/** A shorter wait shows no indicator, as a flash is worse than a small delay. */
const noticedMs = 300;

/** Indicates that a dialog or drawer is loading. */
export function Opening() {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => browserClock.after(noticedMs, () => setNoticed(true)), []);
  useAnnouncement(isNoticed && label, '', true);
  return isNoticed && <OverlayLoader label={label} isPassing />;
}
