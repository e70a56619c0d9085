import { ToastRegion } from '@parinda/ui/toast-region';
import { useEffect } from 'react';
import { configuration } from '../shared/configuration.ts';
import { lazyExtra } from '../shared/lazy/lazy.tsx';
import { keepFocus } from '../shell/keepFocus.ts';
import { SuggestionsOnFocus } from '../shell/SuggestionsOnFocus.tsx';
import { atRest } from './atRest.ts';
import { useHealing } from './useHealing.ts';
import { usePagesAhead } from './usePagesAhead.ts';
import { useSlowAnswers } from './useSlowAnswers.ts';
import { useTabsInStep } from './useTabsInStep.ts';

/** Few shops are told of what fails in their pages. */
const Reports = lazyExtra(async () => (await import('./Reports.tsx')).Reports);

const Offline = lazyExtra(async () => {
  // What is for later visits shall not be in the way of this one.
  await atRest();
  return (await import('./offline/Offline.tsx')).Offline;
});

/** What no page waits for: its script comes after the page's own. */
export function BehindPage() {
  useEffect(keepFocus, []);
  usePagesAhead();
  useHealing();
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
