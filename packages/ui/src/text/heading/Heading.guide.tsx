import type { Guide } from '../../../docs/guide/Guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../text/index.ts';
import { Heading } from './index.ts';

export const guide: Guide = {
  purpose:
    'A heading of the page or of a section. Its level is its position in the outline, which screen readers navigate by; its size is independent.',
  when: [
    'The title of a page: level 1, once.',
    'The start of a section that people may want to jump to.',
  ],
  whenNot: [
    { if: 'The text only has to be larger or bolder', take: 'Text' },
    { if: 'It is part of an article or another long text', take: 'Prose' },
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
      why: 'The next level is one number more. To make it look smaller, change the size: screen reader users search for a skipped level.',
    },
    {
      do: <Text weight="bold">Delivered by Saturday</Text>,
      dont: (
        <Heading level={3} size="lg">
          Delivered by Saturday
        </Heading>
      ),
      why: 'Content must follow a heading.',
    },
  ],
  anatomy: [
    { part: 'Words', is: 'the display font, in balanced lines.' },
    { part: 'Level', is: '1 to 6, for screen readers; never chosen for its look.' },
    { part: 'Size', is: 'h1, h2, h3, h4, xl or lg; the default is that of the level.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
