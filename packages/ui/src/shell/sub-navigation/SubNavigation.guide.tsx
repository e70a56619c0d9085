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
    'The pages of one part of the site, as an account: a column beside their content, on a phone a row that is scrolled sideways.',
  when: ['Three to eight pages belong together and are visited in any order.'],
  whenNot: [
    { if: 'It leads to all parts of the site', take: 'CategoryBar' },
    { if: 'Parts of one page are shown in turn', take: 'Tabs' },
    { if: 'The order is fixed', take: 'Steps' },
  ],
  pairs: [
    {
      do: <SubNavigation label="Example, marked" links={links} currentHref="#orders" />,
      dont: <SubNavigation label="Example, unmarked" links={links} />,
      why: 'The page that is shown is marked, for the eye and for readers; a page below another marks that one.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'silent; found again faster than a word.' },
    { part: 'Label', is: 'a word or two.' },
    { part: 'Mark', is: 'of the page that is shown; the row moves to it by itself.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Opens the page.' },
  ],
  spoken: 'Default',
};
