import type { Guide } from '../../../docs/guide/Guide.ts';
import { Box } from '../../layout/index.ts';
import { Logo } from './index.ts';

export const guide: Guide = {
  purpose:
    'Says whose shop this is: a bird that turns away and leaves the sun behind, with the name beside it.',
  when: ['In the header, once, as the way to the home page.', 'On mails, bills and social cards.'],
  whenNot: [
    { if: 'A page needs a title', take: 'Heading' },
    { if: 'They are the logos of clients', take: 'LogoCarousel' },
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
      why: 'As much room around it as the bird is high, and one capital. It is set in no other face, turned nowhere, and its wings are of one colour.',
    },
  ],
  anatomy: [
    { part: 'Bird', is: 'two wings in the colour of the text around them.' },
    { part: 'Sun', is: 'always marigold.' },
    { part: 'Name', is: 'in the display face; it is what readers hear.' },
  ],
  keyboard: [],
  spoken: 'OnPage',
};
