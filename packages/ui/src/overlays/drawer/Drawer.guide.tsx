import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { Button } from '../../actions/button/index.ts';
import { MenuIcon } from '../../foundations/icons/index.ts';

export const guide: Guide = {
  purpose:
    'A dialog at the side of the window, as high as it: what has no room beside the page on a phone. SideDrawer and FilterOverlay are made of it.',
  when: [
    'From the left: the ways through the shop, the filters of a list.',
    'From the right: what belongs to the thing that was pressed.',
  ],
  whenNot: [
    { if: 'It is the menu of the shop', take: 'SideDrawer' },
    { if: 'It holds the filters of a list', take: 'FilterOverlay' },
    { if: 'Something is filled in', take: 'Dialog' },
    { if: 'There is room for it beside the page', take: 'Primitives' },
  ],
  pairs: [
    {
      do: (
        <Button variant="secondary">
          <MenuIcon size={20} /> Menu
        </Button>
      ),
      dont: <Button>Open drawer</Button>,
      why: 'The button that opens it says what is in it; that it slides is seen.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'at the top, and the name that is heard.' },
    { part: 'Close', is: 'at the title, always.' },
    { part: 'Body', is: 'scrolls; title and Close stay.' },
    { part: 'Shade', is: 'over the page, which is inert; a press on it closes.' },
  ],
  keyboard: overlay,
  spoken: 'Default',
};
