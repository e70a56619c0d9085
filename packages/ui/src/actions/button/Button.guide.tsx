import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { Button } from './index.ts';

export const guide: Guide = {
  purpose:
    'Does something on this page: puts into the cart, saves an address, places the order. LinkButton looks the same and goes to another page.',
  when: [
    'primary: once on a screen, for what the shopper came to do.',
    'secondary and ghost: for what else can be done there, ghost for what is rarely wanted.',
    'danger: for what cannot be undone, behind an AlertDialog.',
  ],
  whenNot: [
    { if: 'The way to another page stands in a sentence or a list', take: 'Link' },
    { if: 'There is room for a picture only, as in the header', take: 'IconButton' },
    { if: 'One of a few answers is chosen and stays chosen', take: 'Radio' },
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
      why: 'One primary button says where to go on. Two of them ask the shopper to compare.',
    },
    {
      do: <Button variant="danger">Delete address</Button>,
      dont: <Button variant="danger">OK</Button>,
      why: 'A verb and its object can be judged without the text around them, and by ear.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: '44 px high, 36 px in dense rows; never lower under a finger.' },
    { part: 'Icon', is: 'of 20 px before the words, where it helps to find them again.' },
    { part: 'Words', is: 'what a press does, as a verb.' },
    { part: 'Ring', is: 'in place of the words while it waits; width and focus stay.' },
  ],
  keyboard: [tab, press],
  spoken: 'Variants',
};
