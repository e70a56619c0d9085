import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { Notice } from './index.ts';

export const guide: Guide = {
  purpose:
    'A message within the page that stays until its cause has changed: a higher price, products that could not be loaded.',
  when: [
    'Customers must see it when they look again.',
    'There is an action: put the button inside.',
    'isSilent if a toast announces the same text.',
  ],
  whenNot: [
    { if: 'It is short-lived, as “Added to your cart”', take: 'ToastRegion' },
    { if: 'One field is invalid', take: 'TextField' },
    { if: 'The whole page is missing', take: 'EmptyState' },
    { if: 'It is one word', take: 'Badge' },
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
      why: 'Say what happened, what is safe, and what to do, in this order. “Error” does not help customers.',
    },
  ],
  anatomy: [
    {
      part: 'Icon',
      is: 'shows the tone, so that colour is not alone; hidden from screen readers.',
    },
    { part: 'Title', is: 'a few words, bold.' },
    { part: 'Text', is: 'one or two sentences.' },
    { part: 'Action', is: 'a small button or a link below the text.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to its action. The message itself gets no focus.' }],
  spoken: 'Tones',
};
