import type { Guide } from '../../../docs/guide/Guide.ts';
import { Text } from '../../text/text/index.ts';
import { Container } from '../index.ts';

export const guide: Guide = {
  purpose: 'Limits the width of content and keeps a distance to the edges of the window.',
  when: [
    'page: once around the content of a page.',
    'text: long text, such as an article or a policy.',
    'narrow: a single form, such as the login.',
  ],
  whenNot: [
    { if: 'The content is inside another Container', take: 'Stack' },
    { if: 'It needs a background or a border', take: 'Box' },
  ],
  pairs: [
    {
      do: (
        <Container width="text">
          <Text>Glue, screws or ties hold the spikes.</Text>
        </Container>
      ),
      dont: (
        <Container>
          <Container width="text">
            <Text>Glue, screws or ties hold the spikes.</Text>
          </Container>
        </Container>
      ),
      why: 'Two containers inside each other have two distances to the edge, and on a phone little space is left for the text.',
    },
  ],
  anatomy: [
    { part: 'Width', is: 'page 1200 px, text 720 px, narrow 440 px.' },
    { part: 'Gutter', is: '16 px on phones, 24 px on tablets, 32 px on desktops.' },
  ],
  keyboard: [],
  spoken: 'Widths',
};
