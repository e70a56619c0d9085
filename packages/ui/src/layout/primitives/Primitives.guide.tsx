import type { Guide } from '../../../docs/guide/Guide.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { Text } from '../../text/text/index.ts';
import { Box, Inline, Stack } from '../index.ts';

export const guide: Guide = {
  purpose:
    'Stack, Inline, Grid, Box, Container and VisuallyHidden put things beside and under each other. Components have no margins: these six hold every distance of a page.',
  when: [
    'Stack: one under the other, as the parts of a form.',
    'Inline: one beside the other, on the next line where there is no room.',
    'Grid: cards of like width; as many columns as fit, or columns told for each width.',
    'Box: a surface with padding, border or colour. Container: keeps a page off the edges.',
    'VisuallyHidden: words that only readers need.',
  ],
  whenNot: [
    { if: 'The cards are products', take: 'ProductGrid' },
    { if: 'The text is long, with titles and lists', take: 'Prose' },
    { if: 'The box tells of a success or failure', take: 'Notice' },
  ],
  pairs: [
    {
      do: (
        <Stack gap="xs">
          <Text>Steel Bird Spikes, 3 m</Text>
          <Inline gap="xs">
            <Badge tone="success">Paid</Badge>
            <Badge tone="warning">Pending</Badge>
          </Inline>
        </Stack>
      ),
      dont: (
        <Stack gap="xxl">
          <Text>Steel Bird Spikes, 3 m</Text>
          <Inline gap="xxl" wrap={false}>
            <Badge tone="success">Paid</Badge>
            <Badge tone="warning">Pending</Badge>
          </Inline>
        </Stack>
      ),
      why: 'What is near belongs together: states stand closer to their order than to the next one, and wrap on a phone.',
    },
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
      why: 'An inverse Box turns text and focus ring light by itself. A tone for light papers undoes that.',
    },
  ],
  anatomy: [
    { part: 'Gap', is: 'a step of Space: xs within a thing, md between things, xl between parts.' },
    { part: 'Alignment', is: 'align across the direction, justify along it.' },
    { part: 'Element', is: 'as makes it a list, a section or a nav; looks stay.' },
  ],
  keyboard: [],
  spoken: 'GridOfColumns',
};
