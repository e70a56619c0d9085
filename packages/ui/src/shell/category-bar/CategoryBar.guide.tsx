import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { CategoryBar } from './index.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

export const guide: Guide = {
  purpose:
    'The main navigation of wide windows: all categories behind a button, the pages beside it. At 768 px or less the SideDrawer has the same links.',
  when: ['Once, under the header, on every page.'],
  whenNot: [
    { if: 'The window is narrow', take: 'SideDrawer' },
    { if: 'It is the way back', take: 'Breadcrumbs' },
    { if: 'Parts of one page are shown', take: 'Tabs' },
  ],
  pairs: [
    {
      do: (
        <CategoryBar
          categories={named('Bird Spikes', 'Bird Nets')}
          links={named('Home', 'Products', 'Help')}
          currentHref="#Products"
        />
      ),
      dont: (
        <CategoryBar categories={[]} links={named('Click here for spikes', 'New!!!', 'Misc.')} />
      ),
      why: 'One word or two, the same as the page’s title; and the present page is marked.',
    },
  ],
  anatomy: [
    { part: 'All categories', is: 'opens under the pointer or by a press; missing without any.' },
    { part: 'Pages', is: 'links in a row.' },
    { part: 'Mark', is: 'a line under the present page, told as the current page.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through button, open categories and links.' },
    { keys: 'Enter, Space', does: 'On All categories: opens and closes them.' },
    follow,
    { keys: 'Escape', does: 'Closes the categories; the focus goes to their button.' },
  ],
  spoken: 'Default',
};
