import { ToastRegion } from '@parinda/ui/toast-region';
import { configuration } from '../shared/configuration.ts';
import { lazyBehind } from '../shared/lazyPart.tsx';
import { SuggestionsOnFocus } from '../shell/SuggestionsOnFocus.tsx';
import { useHealing } from './useHealing.ts';
import { usePagesAhead } from './usePagesAhead.ts';
import { useSlowAnswers } from './useSlowAnswers.ts';

/** Few shops are told of what fails in their pages. */
const Reports = lazyBehind(async () => (await import('./Reports.tsx')).Reports);

/** What no page waits for: its script comes after the page's own. */
export function BehindPage() {
  usePagesAhead();
  useHealing();
  useSlowAnswers();
  return (
    <>
      <ToastRegion />
      <SuggestionsOnFocus />
      {configuration().reportUrl && <Reports />}
    </>
  );
}
