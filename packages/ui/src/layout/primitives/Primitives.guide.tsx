import type { Guide } from '../../../docs/guide/Guide.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { Text } from '../../text/text/index.ts';
import { Box, Inline, Stack } from '../index.ts';

export const guide: Guide = {
  purpose:
    'Stack, Inline, Grid, Box, Container and VisuallyHidden arrange components. Components have no margins: these six set every distance of a page.',
  when: [
    'Stack: below each other, e.g. the parts of a form.',
    'Inline: side by side, with line breaks.',
    'Grid: cards of equal width; as many columns as fit, or a number for each width.',
    'Box: a surface with padding, border or colour. Container: limits the width of a page.',
    'VisuallyHidden: text for screen readers only.',
  ],
  whenNot: [
    { if: 'The cards are products', take: 'ProductGrid' },
    { if: 'It is long text with headings and lists', take: 'Prose' },
    { if: 'It reports success or an error', take: 'Notice' },
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
      why: 'Distance shows what belongs together: badges are closer to their order than to the next one, and wrap on a phone.',
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
      why: 'An inverse Box already uses light text and a light focus ring. A tone for light backgrounds undoes that.',
    },
  ],
  anatomy: [
    {
      part: 'Gap',
      is: 'a step of Space: xs within a component, md between components, xl between sections.',
    },
    { part: 'Alignment', is: 'align across the direction, justify along it.' },
    { part: 'Element', is: 'as makes it a list, a section or a nav; the look stays.' },
  ],
  keyboard: [],
  spoken: 'GridOfColumns',
};
