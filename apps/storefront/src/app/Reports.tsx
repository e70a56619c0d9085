import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ShopState } from '../model/store.ts';
import { type FaultKind, report } from '../shared/reports/report.ts';

const textOf = (reason: unknown): string =>
  reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);

/** Reads an error from index.html or from an error boundary. */
export function readFault(fault: unknown): [FaultKind, string] {
  if (typeof fault !== 'object' || !fault || fault instanceof Error) {
    return ['boundary', textOf(fault)];
  }
  if ('effectiveDirective' in fault) {
    const { effectiveDirective, blockedURI } = fault as SecurityPolicyViolationEvent;
    return ['policy', `${effectiveDirective} ${blockedURI}`];
  }
  if ('reason' in fault) return ['error', textOf(fault.reason)];
  return 'message' in fault ? ['error', String(fault.message)] : ['boundary', textOf(fault)];
}

/** Yields the endpoint names of calls whose responses could not be read. */
function* malformed({ api }: ShopState): Generator<string> {
  for (const call of [...Object.values(api.queries), ...Object.values(api.mutations)]) {
    const error = call?.error as { status?: unknown } | undefined;
    if (call?.endpointName && error?.status === 'PARSING_ERROR') yield call.endpointName;
  }
}

/** Reports errors so far and from now on to REPORT_URL. Renders nothing. */
export function Reports() {
  const store = useStore<ShopState>();
  useEffect(() => {
    const early = Array.isArray(window.faults) ? window.faults : [];
    const push = (fault: unknown) => report(...readFault(fault));
    window.faults = { push };
    for (const fault of early) push(fault);

    let last: ShopState['api'] | undefined;
    const look = () => {
      const state = store.getState();
      if (state.api === last) return;
      last = state.api;
      for (const name of malformed(state)) report('answer', name);
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return null;
}
