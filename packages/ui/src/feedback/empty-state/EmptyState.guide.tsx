import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button, LinkButton } from '../../actions/button/index.ts';
import { EmptyState } from './index.ts';

export const guide: Guide = {
  purpose:
    'Stands where something would be: says what is empty, why, and the one thing to do. ErrorState is the same for what should be here and is not.',
  when: [
    'A list, cart or search that came back with nothing.',
    'A page that was not found or could not be loaded (ErrorState).',
  ],
  whenNot: [
    { if: 'It is still being loaded', take: 'Spinner' },
    { if: 'A part of the page failed, and the rest can be used', take: 'Notice' },
    { if: 'A press was refused or done', take: 'ToastRegion' },
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
      why: 'Name what is empty and offer one way on. Three ways are a page to be read.',
    },
  ],
  anatomy: [
    { part: 'Drawing', is: 'a bird doing something idle, in the page’s own colours; silent.' },
    { part: 'Title', is: 'what is empty, a heading.' },
    { part: 'Text', is: 'why, and what would be here; may be missing.' },
    { part: 'Action', is: 'one button or link.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to its action, where there is one.' }],
  spoken: 'Cart',
};
