import type { Guide } from '../../../docs/guide/Guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from './index.ts';

export const guide: Guide = {
  purpose:
    'Text of the interface: a sentence, an amount, a hint. Its size is a step of the scale, its colour a role.',
  when: ['All text that is no heading, link or label.', 'tabular for amounts in a column.'],
  whenNot: [
    { if: 'It starts a section of the page', take: 'Heading' },
    { if: 'It is an article, with lists and headings', take: 'Prose' },
    { if: 'It reports success or an error', take: 'Notice' },
    { if: 'It is a price', take: 'Price' },
  ],
  pairs: [
    {
      do: (
        <Stack gap="xxs">
          <Text>Delivered by Saturday</Text>
          <Text size="sm" tone="muted">
            To Pune 411001
          </Text>
        </Stack>
      ),
      dont: (
        <Stack gap="xxs">
          <Text tone="accent">Delivered by Saturday</Text>
          <Text size="xs" tone="accent">
            To Pune 411001
          </Text>
        </Stack>
      ),
      why: 'The accent colour marks controls. Use size and grey for secondary text.',
    },
    {
      do: <Text tone="danger">The payment failed: nothing was taken.</Text>,
      dont: <Text tone="danger">₹1,798</Text>,
      why: 'Red supports a text that names the error. A red amount alone has no meaning for people who do not see it.',
    },
  ],
  anatomy: [
    { part: 'Element', is: 'a paragraph, unless as sets another.' },
    { part: 'Size', is: 'xs to h4; the default is that of the surrounding text.' },
    { part: 'Tone', is: 'default, muted, accent, success, warning, danger or inverse.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
