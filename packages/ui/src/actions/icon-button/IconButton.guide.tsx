import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { CloseIcon, ShareIcon, TrashIcon } from '../../foundations/icons/index.ts';
import { Inline } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from './index.ts';

export const guide: Guide = {
  purpose:
    'A button that shows only an icon and has a name for screen readers. Use it for icons that everybody knows: close, search, cart, heart, bin.',
  when: [
    'The icon is known without text and space is small: header, corner of a picture, row of a table.',
    'solid on a picture, where it needs its own background; ghost everywhere else.',
  ],
  whenNot: [
    { if: 'The icon is not well known, or there is space for a word', take: 'Button' },
    { if: 'It adds a product to the wishlist', take: 'WishlistHeart' },
    { if: 'It shares the page', take: 'ShareButton' },
  ],
  pairs: [
    {
      do: (
        <Inline justify="between">
          <Text>Steel Bird Spikes, 3 m</Text>
          <IconButton label="Remove Steel Bird Spikes, 3 m" icon={<TrashIcon size={20} />} />
        </Inline>
      ),
      dont: (
        <Inline justify="between">
          <Text>Steel Bird Spikes, 3 m</Text>
          <IconButton label="Remove" icon={<TrashIcon size={20} />} />
        </Inline>
      ),
      why: 'Both look the same. In a list of buttons only the first says what it removes.',
    },
    {
      do: (
        <Button variant="secondary">
          <ShareIcon size={20} /> Copy link
        </Button>
      ),
      dont: (
        <Inline>
          <IconButton label="Copy link" icon={<ShareIcon />} />
          <IconButton label="Discard" icon={<CloseIcon />} />
        </Inline>
      ),
      why: 'An ambiguous icon needs a text. A tooltip does not help: touch has none.',
    },
  ],
  anatomy: [
    { part: 'Target', is: '44 px square, 36 px without touch.' },
    { part: 'Icon', is: '24 px, or 20 px in sm, in the colour of the surrounding text.' },
    { part: 'Name', is: 'for screen readers: the action and its object.' },
  ],
  keyboard: [tab, press],
  spoken: 'VariantsAndSizes',
};
