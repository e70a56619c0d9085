import type { Guide } from '../../../docs/guide/Guide.ts';
import { Text } from '../../text/text/index.ts';
import { Stack } from '../index.ts';

export const guide: Guide = {
  purpose:
    'Puts components below each other, with the same distance between them. Components have no margins: layout components set every distance of a page.',
  when: ['The parts of a form, a card or a section.', 'A list, with as="ul": its children are li.'],
  whenNot: [
    { if: 'The components are side by side', take: 'Inline' },
    { if: 'The cards have equal widths', take: 'Grid' },
    { if: 'It is long text with headings and lists', take: 'Prose' },
  ],
  pairs: [
    {
      do: (
        <Stack gap="xs">
          <Text>Steel Bird Spikes, 3 m</Text>
          <Text tone="muted">Sent from Pune</Text>
        </Stack>
      ),
      dont: (
        <Stack gap="xxl">
          <Text>Steel Bird Spikes, 3 m</Text>
          <Text tone="muted">Sent from Pune</Text>
        </Stack>
      ),
      why: 'Distance shows what belongs together. Far apart, the second line could belong to the next product.',
    },
  ],
  anatomy: [
    {
      part: 'Gap',
      is: 'a step of Space: xs within a component, md between components, xl between sections.',
    },
    { part: 'Alignment', is: 'stretch, unless align says otherwise.' },
    { part: 'Element', is: 'a div; as makes it a list, a section or a nav, and the look stays.' },
  ],
  keyboard: [],
  spoken: 'List',
};
