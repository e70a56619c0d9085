import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { Breadcrumbs } from './index.ts';

export const guide: Guide = {
  purpose: 'The way from the home page to this one, and back.',
  when: ['A page lies two levels or more below the home page: a product in its category.'],
  whenNot: [
    { if: 'They are pages beside each other', take: 'CategoryBar' },
    { if: 'They are steps of time', take: 'Timeline' },
    { if: 'There is one way back', take: 'Link' },
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
      why: 'They say where the page belongs, not where the shopper has been: that is the browser’s Back.',
    },
  ],
  anatomy: [
    { part: 'Steps', is: 'links from the home page down; one without a page is text.' },
    { part: 'Signs', is: 'between them; silent.' },
    { part: 'Last step', is: 'this page: no link, told as the current page.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link.' }, follow],
  spoken: 'Default',
};
