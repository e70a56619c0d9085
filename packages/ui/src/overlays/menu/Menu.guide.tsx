import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Menu } from './index.ts';

export const guide: Guide = {
  purpose:
    'Actions behind a button, for rows without space for all of them. Load it lazily: it is 49 kB.',
  when: ['Three to seven actions on one thing, all of them rare.'],
  whenNot: [
    { if: 'There are one or two of them: show them', take: 'Button' },
    { if: 'They are links that are always there', take: 'Header' },
    { if: 'It selects one of several values', take: 'Select' },
  ],
  pairs: [
    {
      do: (
        <Menu
          label="More"
          entries={[
            { id: 'share', label: 'Share' },
            { id: 'wishlist', label: 'Move to wishlist' },
            { id: 'remove', label: 'Remove' },
          ]}
        />
      ),
      dont: <Menu label="Actions" entries={[{ id: 'pay', label: 'Pay now' }]} />,
      why: 'The main action is always visible. A menu with one item costs a click and says nothing.',
    },
  ],
  anatomy: [
    { part: 'Button', is: 'a text and an arrow, or an icon named by the label.' },
    { part: 'List', is: 'below the button if there is space.' },
    { part: 'Entry', is: 'an action or a link, with or without an icon; 44 px high.' },
  ],
  keyboard: [
    tab,
    {
      keys: 'Enter, Space, Down',
      does: 'On the button: open the menu, with focus on its first item.',
    },
    { keys: 'Up, Down', does: 'Move through the items, and wrap around.' },
    { keys: 'Letters', does: 'Move to the next item that starts with them.' },
    { keys: 'Enter', does: 'Starts the action of the item.' },
    { keys: 'Escape', does: 'Closes it; focus returns to the button.' },
  ],
  spoken: 'Default',
};
