import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { CloseIcon, ShareIcon, TrashIcon } from '../../foundations/icons/index.ts';
import { Inline } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from './index.ts';

export const guide: Guide = {
  purpose:
    'A button that shows an icon alone and says its name to screen readers. For the few signs that everybody knows: close, search, cart, heart, bin.',
  when: [
    'The sign is known without words, and the place is narrow: header, corner of a picture, row of a table.',
    'solid over a picture, where it needs a surface of its own; ghost everywhere else.',
  ],
  whenNot: [
    { if: 'The sign has to be learnt, or there is room for a word', take: 'Button' },
    { if: 'It puts a product on the wishlist', take: 'WishlistHeart' },
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
      why: 'They look the same. In a list of buttons only the first says what it removes: name the thing.',
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
      why: 'A sign that may mean two things needs its word. A tooltip does not help: touch has none.',
    },
  ],
  anatomy: [
    { part: 'Target', is: '44 px square, 36 px where no finger is expected.' },
    { part: 'Icon', is: '24 px, or 20 px in sm, in the colour of the text around it.' },
    { part: 'Name', is: 'heard only: what a press does, and to what.' },
  ],
  keyboard: [tab, press],
  spoken: 'VariantsAndSizes',
};
