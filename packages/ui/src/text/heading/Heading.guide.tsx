import type { Guide } from '../../../docs/guide/Guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../text/index.ts';
import { Heading } from './index.ts';

export const guide: Guide = {
  purpose:
    'A title of the page or of a part of it. Its level is its place in the outline, by which many readers move; its size is free.',
  when: [
    'The title of a page: level 1, once.',
    'What begins a part that somebody may want to jump to.',
  ],
  whenNot: [
    { if: 'Words shall only be larger or bolder', take: 'Text' },
    { if: 'The titles come with an article or another long text', take: 'Prose' },
    { if: 'It names a form control, or a group of them', take: 'CheckboxGroup' },
  ],
  pairs: [
    {
      do: (
        <Stack gap="xs">
          <Heading level={3} size="h3">
            Your Orders
          </Heading>
          <Heading level={4} size="lg">
            Order #1042
          </Heading>
        </Stack>
      ),
      dont: (
        <Stack gap="xs">
          <Heading level={3} size="h3">
            Your Orders
          </Heading>
          <Heading level={6} size="lg">
            Order #1042
          </Heading>
        </Stack>
      ),
      why: 'One level below is one number more. To look smaller, change the size: a skipped level makes readers search for what they missed.',
    },
    {
      do: <Text weight="bold">Delivered by Saturday</Text>,
      dont: (
        <Heading level={3} size="lg">
          Delivered by Saturday
        </Heading>
      ),
      why: 'A heading promises that something stands under it.',
    },
  ],
  anatomy: [
    { part: 'Words', is: 'the display face, wrapped into lines of like length.' },
    { part: 'Level', is: '1 to 6, heard; never chosen for its looks.' },
    { part: 'Size', is: 'h1, h2, h3, h4, xl or lg; without one, that of the level.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
