import { useEffect, useEffectEvent, useState } from 'react';
import {
  codeOf,
  keptRegistration,
  newRegistration,
  type PendingRegistration,
} from './pendingRegistration.ts';

/**
 * Returns the registration of this tab, which survives a reload, and functions to change and end
 * it.
 *
 * @param onResume called when a reload interrupted the verification
 */
export function usePendingRegistration(onResume: () => void) {
  const [initial] = useState(newRegistration);
  const [pending, setPending] = useState(initial);
  const resume = useEffectEvent(onResume);

  // After hydration: the server knows nothing of it.
  useEffect(() => {
    const kept = keptRegistration.read();
    if (!kept) return;
    const { verifying, verifiedEmail } = kept;
    const isOpen = verifying !== verifiedEmail && codeOf(kept, verifying, Date.now());
    setPending(isOpen ? kept : { ...kept, verifying: undefined });
    if (isOpen) resume();
  }, []);

  useEffect(() => {
    if (pending === initial) return;
    const isBegun = pending.codes.length > 0 || pending.verifiedEmail !== undefined;
    if (isBegun) keptRegistration.write(pending);
    else keptRegistration.remove();
  }, [pending, initial]);

  return {
    pending,
    change: (changes: (before: PendingRegistration) => Partial<PendingRegistration>) =>
      setPending((before) => ({ ...before, ...changes(before) })),
    end: () => setPending(newRegistration()),
  };
}
