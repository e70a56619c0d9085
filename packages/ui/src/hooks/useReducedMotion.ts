import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../theme/breakpoints.ts';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(reducedMotion);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the system setting asks for reduced motion. False on a server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(reducedMotion).matches ?? false,
    () => false,
  );
}
