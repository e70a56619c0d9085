import type { Guide } from '../../../docs/guide/Guide.ts';
import { Text } from '../../text/text/index.ts';
import { Box } from '../index.ts';

export const guide: Guide = {
  purpose: 'A surface with padding, border, background or rounded corners.',
  when: [
    'A group that stands out from the page, such as a summary.',
    'A dark band, with background="inverse".',
  ],
  whenNot: [
    { if: 'It reports success or an error', take: 'Notice' },
    { if: 'It shows a product', take: 'ProductCard' },
    { if: 'It needs only distance', take: 'Stack' },
  ],
  pairs: [
    {
      do: (
        <Box background="inverse" padding="md" radius="md">
          <Text>Sent from Pune</Text>
        </Box>
      ),
      dont: (
        <Box background="inverse" padding="md" radius="md">
          <Text tone="muted">Sent from Pune</Text>
        </Box>
      ),
      why: 'An inverse Box already uses light text and a light focus ring. A tone for light backgrounds undoes that.',
    },
  ],
  anatomy: [
    { part: 'Background', is: 'page, surface, muted, accent or inverse; none if not given.' },
    { part: 'Border', is: 'subtle to separate, field for the edge of a control.' },
    { part: 'Padding and radius', is: 'steps of Space and Radius.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
