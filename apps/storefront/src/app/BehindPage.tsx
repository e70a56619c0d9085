import { ToastRegion } from '@parinda/ui/toast-region';
import { SuggestionsOnFocus } from '../shell/SuggestionsOnFocus.tsx';
import { useHealing } from './useHealing.ts';
import { usePagesAhead } from './usePagesAhead.ts';
import { useSlowAnswers } from './useSlowAnswers.ts';

/** What no page waits for: its script comes after the page's own. */
export function BehindPage() {
  usePagesAhead();
  useHealing();
  useSlowAnswers();
  return (
    <>
      <ToastRegion />
      <SuggestionsOnFocus />
    </>
  );
}
