import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { Notice } from '../notice/index.ts';
import { toast } from '../toast/index.ts';

export const guide: Guide = {
  purpose:
    'Where short messages appear, at the top of the window: what a press has done, or why it has not. toast() queues one from anywhere; the region is loaded when the page is idle.',
  when: [
    'The answer to a press, away from where it was pressed: added to the cart, link copied.',
    'With an action while it can be undone: such a toast waits for an answer.',
    'danger is said at once, success and info when the reader pauses.',
  ],
  whenNot: [
    { if: 'It must still be there in a minute', take: 'Notice' },
    { if: 'A field is filled in wrongly', take: 'TextField' },
    { if: 'It must be answered before anything else', take: 'AlertDialog' },
  ],
  pairs: [
    {
      // It shows in the region of the story below: the queue is one for all.
      do: (
        <Button
          variant="secondary"
          onPress={() =>
            toast({ tone: 'success', text: 'Link copied to clipboard!', timeout: 3000 })
          }
        >
          Copy link
        </Button>
      ),
      dont: (
        <Notice isSilent tone="success">
          Link copied to clipboard!
        </Notice>
      ),
      why: 'Nobody needs to be told tomorrow that a link was copied: it comes, is heard, and goes.',
    },
  ],
  anatomy: [
    { part: 'Region', is: 'a landmark named Notifications; the newest toast is first.' },
    { part: 'Icon and text', is: 'what happened, in one sentence.' },
    { part: 'Action or link', is: 'one thing to do about it; may be missing.' },
    {
      part: 'Close',
      is: 'always there. The time stands still under pointer, focus or a hidden tab.',
    },
  ],
  keyboard: [
    { keys: 'F6', does: 'Goes to the region, from anywhere on the page.' },
    { keys: 'Tab', does: 'Goes through the buttons of the toasts.' },
    { keys: 'Escape', does: 'Closes the newest; the focus goes back to where it was.' },
  ],
  spoken: 'Default',
  also: ['feedback/toast'],
};
