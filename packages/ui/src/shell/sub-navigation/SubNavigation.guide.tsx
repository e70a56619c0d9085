import type { Guide } from '../../../docs/guide/Guide.ts';
import { HeartIcon, OrderIcon, UserIcon } from '../../foundations/icons/index.ts';
import { SubNavigation } from './index.ts';

const links = [
  { label: 'Orders', href: '#orders', icon: <OrderIcon size={20} /> },
  { label: 'Wishlist', href: '#wishlist', icon: <HeartIcon size={20} /> },
  { label: 'Details', href: '#details', icon: <UserIcon size={20} /> },
];

export const guide: Guide = {
  purpose:
    'Links of one part of the site, e.g. an account: a column beside the content, on a phone a row that scrolls.',
  when: ['Three to eight related pages that people visit in any order.'],
  whenNot: [
    { if: 'It links to all parts of the site', take: 'CategoryBar' },
    { if: 'It shows parts of one page', take: 'Tabs' },
    { if: 'The order is fixed', take: 'Steps' },
  ],
  pairs: [
    {
      do: <SubNavigation label="Example, marked" links={links} currentHref="#orders" />,
      dont: <SubNavigation label="Example, unmarked" links={links} />,
      why: 'The current page is marked, also for screen readers; a child page marks its parent.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'hidden from screen readers; found faster than words.' },
    { part: 'Label', is: 'one or two words.' },
    { part: 'Mark', is: 'the current page; the row scrolls to it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Opens the page.' },
  ],
  spoken: 'Default',
};
