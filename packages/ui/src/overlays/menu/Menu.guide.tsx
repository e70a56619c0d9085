import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Menu } from './index.ts';

export const guide: Guide = {
  purpose:
    'Actions behind a button, for rows that have more of them than room. 49 kB: nothing for a first page.',
  when: ['Three to seven actions on one thing, of which none is wanted often.'],
  whenNot: [
    { if: 'There are one or two of them: show them', take: 'Button' },
    { if: 'They are links that are always there', take: 'Header' },
    { if: 'One of several values is chosen', take: 'Select' },
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
      why: 'What the shopper came to do stands open. A menu with one entry costs a press and says nothing.',
    },
  ],
  anatomy: [
    { part: 'Button', is: 'words and an arrow, or an icon named by the label.' },
    { part: 'List', is: 'under the button, where there is room.' },
    { part: 'Entry', is: 'an action or a link, with an icon or without; 44 px high.' },
  ],
  keyboard: [
    tab,
    { keys: 'Enter, Space, Down', does: 'On the button: open it, on its first entry.' },
    { keys: 'Up, Down', does: 'Go through the entries, round the ends.' },
    { keys: 'Letters', does: 'Go to the entry that begins so.' },
    { keys: 'Enter', does: 'Does what the entry says.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the button.' },
  ],
  spoken: 'Default',
};
