import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { Link } from '../../text/link/index.ts';

export const guide: Guide = {
  purpose:
    'Stays at the top of every page: menu, home, search, account, wishlist, cart. For signed-in customers, the account is a list of links.',
  when: ['Once, on every page.'],
  whenNot: [
    { if: 'A part of a page has a title and actions', take: 'Heading' },
    { if: 'It is the navigation below it', take: 'CategoryBar' },
  ],
  pairs: [
    {
      do: (
        <Inline gap="lg">
          <Link isStandalone href="#wishlist">
            Wishlist
          </Link>
          <Link isStandalone href="#cart">
            Cart, 3 items
          </Link>
        </Inline>
      ),
      dont: (
        <Inline gap="lg">
          <Link isStandalone href="#offers">
            Offers
          </Link>
          <Link isStandalone href="#cart">
            Cart (!)
          </Link>
        </Inline>
      ),
      why: 'It has only what every customer needs at any time. Screen readers read the count as items.',
    },
  ],
  anatomy: [
    { part: 'Menu', is: 'opens the SideDrawer.' },
    { part: 'Logo', is: 'the link to the home page.' },
    { part: 'Search', is: 'a SearchForm; behind an icon at 600 px or less.' },
    { part: 'Account', is: 'a link, or the list of account pages.' },
    { part: 'Wishlist, Cart', is: 'links; screen readers read the number of items in the cart.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through everything from left to right.' },
    { keys: 'Enter, Space', does: 'On Menu, Search or Account: opens and closes it.' },
    follow,
    { keys: 'Escape', does: 'Closes the open part; focus moves to its button.' },
  ],
  spoken: 'SignedIn',
};
