import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { Breadcrumbs } from './index.ts';

export const guide: Guide = {
  purpose: 'Links from the home page to the current page.',
  when: ['The page is two levels or more below the home page: a product in its category.'],
  whenNot: [
    { if: 'The pages are on one level', take: 'CategoryBar' },
    { if: 'They are steps of a process', take: 'Timeline' },
    { if: 'There is only one parent page', take: 'Link' },
  ],
  pairs: [
    {
      do: (
        <Breadcrumbs
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Bird Spikes', href: '#spikes' },
            { label: 'Steel Bird Spikes, 3 m' },
          ]}
        />
      ),
      dont: (
        <Breadcrumbs
          items={[
            { label: 'Search', href: '#search' },
            { label: 'Cart', href: '#cart' },
            { label: 'Steel Bird Spikes, 3 m' },
          ]}
        />
      ),
      why: 'They show the position of the page, not the history of the visit: that is the browser’s Back.',
    },
  ],
  anatomy: [
    { part: 'Steps', is: 'links from the home page down; a step without a page is text.' },
    { part: 'Signs', is: 'between them; hidden from screen readers.' },
    { part: 'Last step', is: 'this page: no link, announced as the current page.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from link to link.' }, follow],
  spoken: 'Default',
};
