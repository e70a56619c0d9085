import { ToastRegion } from '@parinda/ui/toast-region';
import { useEffect } from 'react';
import { configuration } from '../shared/configuration.ts';
import { lazyExtra } from '../shared/lazy/lazy.tsx';
import { restoreLostFocus } from '../shell/restoreLostFocus.ts';
import { SuggestionsOnFocus } from '../shell/SuggestionsOnFocus.tsx';
import { usePagesAhead } from './usePagesAhead.ts';
import { useSlowAnswers } from './useSlowAnswers.ts';
import { useTabsInStep } from './useTabsInStep.ts';
import { whenIdle } from './whenIdle.ts';

/** Few storefronts configure a collector of errors. */
const Reports = lazyExtra(async () => (await import('./Reports.tsx')).Reports);

const Offline = lazyExtra(async () => {
  // Code for later visits must not delay this one.
  await whenIdle();
  return (await import('./offline/Offline.tsx')).Offline;
});

/** Deferred features, whose script loads after the page's own. */
export function DeferredFeatures() {
  useEffect(restoreLostFocus, []);
  usePagesAhead();
  useSlowAnswers();
  useTabsInStep();
  return (
    <>
      <ToastRegion below="header" />
      <SuggestionsOnFocus />
      <Offline />
      {configuration().reportUrl && <Reports />}
    </>
  );
}
