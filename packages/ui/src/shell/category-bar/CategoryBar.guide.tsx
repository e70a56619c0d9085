import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { CategoryBar } from './index.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

export const guide: Guide = {
  purpose:
    'The main navigation of wide windows: all categories behind a button, other pages beside it. At 768 px or less SideDrawer has the same links.',
  when: ['Once on every page, below the header.'],
  whenNot: [
    { if: 'The window is narrow', take: 'SideDrawer' },
    { if: 'It links to parent pages', take: 'Breadcrumbs' },
    { if: 'It shows parts of one page', take: 'Tabs' },
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
      why: 'One or two words, as in the page’s title; the current page is marked.',
    },
  ],
  anatomy: [
    { part: 'All categories', is: 'opens on hover or by a click; hidden without categories.' },
    { part: 'Pages', is: 'links in a row.' },
    { part: 'Mark', is: 'a line under the current page, which is announced as the current page.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through button, open categories and links.' },
    { keys: 'Enter, Space', does: 'On All categories: opens and closes them.' },
    follow,
    { keys: 'Escape', does: 'Closes the categories; focus moves to their button.' },
  ],
  spoken: 'Default',
};
