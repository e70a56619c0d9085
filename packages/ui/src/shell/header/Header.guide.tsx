import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { Link } from '../../text/link/index.ts';

export const guide: Guide = {
  purpose:
    'Stays at the top of every page: menu, home, search, account, wishlist, cart. Signed in, the account opens a list of plain links.',
  when: ['Once, on every page.'],
  whenNot: [
    { if: 'A part of a page has a title and actions', take: 'Heading' },
    { if: 'It is the navigation under it', take: 'CategoryBar' },
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
      why: 'It holds what every shopper needs at any time, and nothing else. The count is said as items.',
    },
  ],
  anatomy: [
    { part: 'Menu', is: 'opens the SideDrawer.' },
    { part: 'Logo', is: 'the way home.' },
    { part: 'Search', is: 'a SearchForm; behind an icon at 600 px or less.' },
    { part: 'Account', is: 'a link, or the list of the account.' },
    { part: 'Wishlist, Cart', is: 'links; the cart says how many items it has.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through everything from left to right.' },
    { keys: 'Enter, Space', does: 'On Menu, Search or Account: opens and closes it.' },
    follow,
    { keys: 'Escape', does: 'Closes what is open; the focus goes to its button.' },
  ],
  spoken: 'SignedIn',
};
