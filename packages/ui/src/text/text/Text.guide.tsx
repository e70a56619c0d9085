import type { Guide } from '../../../docs/guide/Guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from './index.ts';

export const guide: Guide = {
  purpose:
    'Words of an interface: a sentence, an amount, a hint. Its size is a step of the scale, its colour a role.',
  when: [
    'Every piece of text that is no title, link or label.',
    'tabular for amounts that stand under each other.',
  ],
  whenNot: [
    { if: 'It begins a part of the page', take: 'Heading' },
    { if: 'It is an article, with lists and titles of its own', take: 'Prose' },
    { if: 'It says that something failed or succeeded', take: 'Notice' },
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
      why: 'Teal marks what can be pressed. Size and grey say what is second.',
    },
    {
      do: <Text tone="danger">The payment failed: nothing was taken.</Text>,
      dont: <Text tone="danger">₹1,798</Text>,
      why: 'Red supports words that say what is wrong. An amount in red says nothing to whoever does not see it.',
    },
  ],
  anatomy: [
    { part: 'Element', is: 'a paragraph, unless as names another.' },
    { part: 'Size', is: 'xs to h4; without one, that of its surroundings.' },
    { part: 'Tone', is: 'default, muted, accent, success, warning, danger or inverse.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
