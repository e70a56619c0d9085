import type { Guide } from '../../../docs/guide/Guide.ts';
import { Stack } from '../../layout/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Skeleton } from './index.ts';

export const guide: Guide = {
  purpose:
    'Reserves space for loading content, which prevents a layout shift. Hidden from screen readers: the page announces that it is loading.',
  when: [
    'The shape of the content is known: a card, three lines, a picture.',
    'Loading takes between half a second and three seconds.',
  ],
  whenNot: [
    { if: 'The shape or amount of the content is unknown', take: 'Spinner' },
    { if: 'Only a picture is loading: it reserves its own space', take: 'Picture' },
    { if: 'There is no content', take: 'EmptyState' },
  ],
  pairs: [
    {
      do: (
        <Stack gap="xs">
          <Skeleton height="6rem" radius="md" />
          <Skeleton width="80%" />
          <Skeleton width="45%" />
        </Stack>
      ),
      dont: (
        <Stack gap="xs">
          <Skeleton height="6rem" radius="md" />
          <Skeleton width="80%" />
          <Spinner />
        </Stack>
      ),
      why: 'As large as the content, and no other movement.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: 'width, height and radius of the content.' },
    { part: 'Breath', is: 'fades every 1.6 s; not with reduced motion.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
