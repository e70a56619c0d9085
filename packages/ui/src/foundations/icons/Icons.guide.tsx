import type { Guide } from '../../../docs/guide/Guide.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { Inline, Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { CartIcon, ClockIcon, HeartIcon, SuccessIcon } from './index.ts';

export const guide: Guide = {
  purpose:
    'Icons of one set, lucide, and only those that the shop uses. They are found faster than words.',
  when: [
    'Beside text: 20 px in a line, 24 px in the header.',
    'Alone in an IconButton, which has a name.',
  ],
  whenNot: [
    { if: 'It can be pressed', take: 'IconButton' },
    { if: 'It shows a rating', take: 'Rating' },
    { if: 'It is the drawing of an empty page', take: 'EmptyState' },
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
      why: 'Two sizes, so that all lines have the same weight; always with a text, because screen readers skip icons.',
    },
    {
      do: <Badge tone="success">Delivered</Badge>,
      dont: <SuccessIcon />,
      why: 'A tick alone says neither what was done nor when, and screen readers skip it.',
    },
  ],
  anatomy: [
    { part: 'Shape', is: 'from lucide, in a 24 × 24 box.' },
    { part: 'Line', is: '1.75 wide, with round ends, in the colour of the text.' },
    { part: 'Size', is: 'grows with the text size of the browser.' },
  ],
  keyboard: [],
  spoken: 'BesideWords',
};
