import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { Button } from '../../actions/button/index.ts';

export const guide: Guide = {
  purpose: 'The FilterPanel of small windows, in a drawer from the left. Load it lazily.',
  when: ['The window has no space for the panel beside the list.'],
  whenNot: [
    { if: 'There is space beside the list', take: 'FilterPanel' },
    { if: 'It contains links', take: 'SideDrawer' },
  ],
  pairs: [
    {
      do: <Button isFullWidth>Show 24 products</Button>,
      dont: <Button isFullWidth>OK</Button>,
      why: 'The button below the filters shows the number of results: the list is already filtered.',
    },
  ],
  anatomy: [
    { part: 'Title and Close', is: 'stay at the top.' },
    { part: 'Panel', is: 'a FilterPanel, which scrolls.' },
    { part: 'Button', is: 'at the end, closes like Close.' },
  ],
  keyboard: overlay,
  spoken: 'Default',
};
