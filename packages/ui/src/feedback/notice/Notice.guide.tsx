import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { Notice } from './index.ts';

export const guide: Guide = {
  purpose:
    'A message that stands in the page, where it concerns something, until that has changed: a price that rose, products that could not be loaded.',
  when: [
    'It must be there when the shopper looks again.',
    'There is something to do about it: put the button inside.',
    'isSilent where a toast says the same at the same time.',
  ],
  whenNot: [
    { if: 'It is over in a moment, as “Added to your cart”', take: 'ToastRegion' },
    { if: 'One field is filled in wrongly', take: 'TextField' },
    { if: 'The whole page is missing', take: 'EmptyState' },
    { if: 'It is one word beside a thing', take: 'Badge' },
  ],
  pairs: [
    {
      do: (
        <Notice
          isSilent
          tone="danger"
          title="The products could not be loaded"
          action={
            <Button size="sm" variant="secondary">
              Try again
            </Button>
          }
        >
          Check your connection. What is in your cart is safe.
        </Notice>
      ),
      dont: (
        <Notice isSilent tone="danger" title="Error">
          Something went wrong.
        </Notice>
      ),
      why: 'What happened, what is safe, what to do: in that order. “Error” leaves a worried shopper alone.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'of its tone, so that colour is not alone; silent.' },
    { part: 'Title', is: 'a few words, bold.' },
    { part: 'Text', is: 'a sentence or two.' },
    { part: 'Action', is: 'a small button or a link, under the text.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to its action. The message itself takes no focus.' }],
  spoken: 'Tones',
};
