import { ToastRegion } from '@parinda/ui/toast-region';
import { SuggestionsOnFocus } from '../shell/SuggestionsOnFocus.tsx';

/** What no page waits for: its script comes after the page's own. */
export function BehindPage() {
  return (
    <>
      <ToastRegion />
      <SuggestionsOnFocus />
    </>
  );
}
