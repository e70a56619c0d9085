import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { Button } from '../../actions/button/index.ts';

export const guide: Guide = {
  purpose:
    'The FilterPanel of small windows: slides in from the left over the list. Load it lazily.',
  when: ['A list of products on a window that has no room for the panel beside it.'],
  whenNot: [
    { if: 'There is room beside the list', take: 'FilterPanel' },
    { if: 'Links slide in', take: 'SideDrawer' },
  ],
  pairs: [
    {
      do: <Button isFullWidth>Show 24 products</Button>,
      dont: <Button isFullWidth>OK</Button>,
      why: 'The button under the filters says what is left behind the panel: the list has followed already.',
    },
  ],
  anatomy: [
    { part: 'Title and Close', is: 'stay at the top.' },
    { part: 'Panel', is: 'a FilterPanel, which scrolls.' },
    { part: 'Button', is: 'at the end, closes as Close does.' },
  ],
  keyboard: overlay,
  spoken: 'Default',
};
