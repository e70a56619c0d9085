import type { Guide } from '../../../docs/guide/Guide.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { Inline, Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { CartIcon, ClockIcon, HeartIcon, SuccessIcon } from './index.ts';

export const guide: Guide = {
  purpose:
    'Signs that are found again faster than words. One set, lucide, and of it only what the shop uses.',
  when: [
    'Beside its word: 20 px in a line of text, 24 px in the header.',
    'Alone in an IconButton, which says its name.',
  ],
  whenNot: [
    { if: 'It can be pressed', take: 'IconButton' },
    { if: 'It shows how well something is rated', take: 'Rating' },
    { if: 'It is a drawing of an empty page', take: 'EmptyState' },
  ],
  pairs: [
    {
      do: (
        <Inline gap="xs">
          <ClockIcon size={20} />
          <Text>Mon - Sat, 9 to 8</Text>
        </Inline>
      ),
      dont: (
        <Stack gap="xs">
          <Inline gap="xs">
            <ClockIcon size={48} />
            <HeartIcon size={16} />
            <CartIcon size={31} />
          </Inline>
        </Stack>
      ),
      why: 'Two sizes, so that all lines are of one strength; and always with words, for an icon is silent.',
    },
    {
      do: <Badge tone="success">Delivered</Badge>,
      dont: <SuccessIcon />,
      why: 'A tick alone says neither what was done nor when, and readers hear nothing.',
    },
  ],
  anatomy: [
    { part: 'Shape', is: 'from lucide, in a box of 24 by 24.' },
    { part: 'Line', is: '1.75 wide, round at its ends, in the colour of the text.' },
    { part: 'Size', is: 'grows with the text size that the reader has set.' },
  ],
  keyboard: [],
  spoken: 'BesideWords',
};
