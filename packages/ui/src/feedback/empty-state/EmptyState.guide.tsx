import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button, LinkButton } from '../../actions/button/index.ts';
import { EmptyState } from './index.ts';

export const guide: Guide = {
  purpose:
    'Replaces missing content: says what is empty, why, and the next step. ErrorState is the same for content that could not be loaded.',
  when: [
    'A list, cart or search without results.',
    'A page that was not found or could not be loaded (ErrorState).',
  ],
  whenNot: [
    { if: 'It is still loading', take: 'Spinner' },
    { if: 'A part of the page failed, and the rest works', take: 'Notice' },
    { if: 'An action succeeded or failed', take: 'ToastRegion' },
  ],
  pairs: [
    {
      do: (
        <EmptyState
          headingLevel={3}
          art="cart"
          title="No Items in Cart"
          action={<LinkButton href="/products">Browse products</LinkButton>}
        />
      ),
      dont: (
        <EmptyState
          headingLevel={3}
          art="cart"
          title="Nothing here"
          action={
            <>
              <Button>Home</Button> <Button>Search</Button> <Button>Help</Button>
            </>
          }
        />
      ),
      why: 'Name the empty thing and offer one next step, and at most one other. Three are too many.',
    },
  ],
  anatomy: [
    { part: 'Drawing', is: 'a bird, in the colours of the page; hidden from screen readers.' },
    { part: 'Title', is: 'names the empty thing; a heading.' },
    { part: 'Text', is: 'the reason, and the usual content; optional.' },
    { part: 'Action', is: 'one button or link, and at most one other, which is secondary.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to its action.' }],
  spoken: 'Cart',
};
