import type { Guide } from '../../../docs/guide/Guide.ts';
import { Box } from '../../layout/index.ts';
import { Logo } from './index.ts';

export const guide: Guide = {
  purpose: 'The logo of the shop: a bird that leaves the sun behind, and the name.',
  when: ['In the header, once, as the way to the home page.', 'On mails, bills and social cards.'],
  whenNot: [
    { if: 'A page needs a title', take: 'Heading' },
    { if: 'They are logos of clients', take: 'LogoCarousel' },
  ],
  pairs: [
    {
      do: (
        <Box background="inverse" padding="lg" radius="md">
          <Logo name="Parinda" />
        </Box>
      ),
      dont: (
        <Box background="inverse" padding="xxs" radius="md">
          <Logo name="PARINDA" />
        </Box>
      ),
      why: 'Leave the height of the bird free around it. Do not change font, angle or colours.',
    },
  ],
  anatomy: [
    { part: 'Bird', is: 'two wings in the colour of the surrounding text.' },
    { part: 'Sun', is: 'always marigold.' },
    { part: 'Name', is: 'in the display font; read by screen readers.' },
  ],
  keyboard: [],
  spoken: 'OnPage',
};
