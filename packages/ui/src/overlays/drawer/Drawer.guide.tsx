import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { Button } from '../../actions/button/index.ts';
import { MenuIcon } from '../../foundations/icons/index.ts';

export const guide: Guide = {
  purpose:
    'A dialog at the side of the window, for content without space on a phone. SideDrawer and FilterOverlay use it.',
  when: [
    'From the left: navigation, filters of a list.',
    'From the right: details of the pressed element.',
  ],
  whenNot: [
    { if: 'It is the menu of the shop', take: 'SideDrawer' },
    { if: 'It contains the filters of a list', take: 'FilterOverlay' },
    { if: 'People fill in something', take: 'Dialog' },
    { if: 'There is space beside the page', take: 'Stack' },
  ],
  pairs: [
    {
      do: (
        <Button variant="secondary">
          <MenuIcon size={20} /> Menu
        </Button>
      ),
      dont: <Button>Open drawer</Button>,
      why: 'The button names the content; everybody sees that it slides.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'at the top, and the accessible name.' },
    { part: 'Close', is: 'beside the title, always.' },
    { part: 'Body', is: 'scrolls; title and Close stay.' },
    { part: 'Shade', is: 'covers the page, which is inert; a click on it closes the drawer.' },
  ],
  keyboard: overlay,
  spoken: 'Default',
};
