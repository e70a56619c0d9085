import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { Notice } from '../notice/index.ts';
import { toast } from '../toast/index.ts';

export const guide: Guide = {
  purpose:
    'Shows short messages at the top of the window: the result of an action. toast() queues one from anywhere; the region loads when the page is idle.',
  when: [
    'The result of an action elsewhere on the page: added to the cart, link copied.',
    'With an action, e.g. Undo: such a toast stays until it is closed.',
    'danger is announced assertively, success and info politely.',
  ],
  whenNot: [
    { if: 'It must stay longer than a minute', take: 'Notice' },
    { if: 'A field is invalid', take: 'TextField' },
    { if: 'It needs an answer before anything else', take: 'AlertDialog' },
  ],
  pairs: [
    {
      // The queue is global: the toast appears in the region of the story below.
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
      why: 'Nobody needs tomorrow to know that a link was copied: it appears, is announced, and closes.',
    },
  ],
  anatomy: [
    { part: 'Region', is: 'a landmark named Notifications; the newest toast is first.' },
    { part: 'Icon and text', is: 'the result, in one sentence.' },
    { part: 'Action or link', is: 'one next step; optional.' },
    {
      part: 'Close',
      is: 'always there. The time stops under pointer, focus or in a hidden tab.',
    },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the region, from anywhere on the page.' },
    { keys: 'Tab', does: 'Moves through the buttons of the toasts.' },
    { keys: 'Escape', does: 'Closes the newest; focus returns to its previous element.' },
  ],
  spoken: 'Default',
  also: ['feedback/toast'],
};
