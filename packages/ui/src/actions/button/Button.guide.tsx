import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { Button } from './index.ts';

export const guide: Guide = {
  purpose:
    'Starts an action on this page: adds to the cart, saves an address, places the order. LinkButton looks the same and goes to another page.',
  when: [
    'primary: once on a screen, for its main action.',
    'secondary and ghost: for other actions; ghost for rare ones.',
    'danger: for actions that cannot be undone, with an AlertDialog.',
  ],
  whenNot: [
    { if: 'A link in a sentence or a list goes to another page', take: 'Link' },
    { if: 'There is only space for an icon, as in the header', take: 'IconButton' },
    { if: 'People select one of a few options', take: 'Radio' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button>Place order</Button>
          <Button variant="ghost">Back to the cart</Button>
        </Inline>
      ),
      dont: (
        <Inline>
          <Button>Place order</Button>
          <Button>Back to the cart</Button>
        </Inline>
      ),
      why: 'One primary button shows the next step. Two of them make customers compare.',
    },
    {
      do: <Button variant="danger">Delete address</Button>,
      dont: <Button variant="danger">OK</Button>,
      why: 'A verb and its object are clear without context, also for screen readers.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: '44 px high, 36 px in dense rows; at least 44 px on touch.' },
    { part: 'Icon', is: '20 px before the text, if it helps people to find the button again.' },
    { part: 'Words', is: 'the action, as a verb.' },
    { part: 'Ring', is: 'replaces the text while pending; width and focus stay.' },
  ],
  keyboard: [tab, press],
  spoken: 'Variants',
};
