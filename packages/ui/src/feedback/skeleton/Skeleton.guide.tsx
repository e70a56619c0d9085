import type { Guide } from '../../../docs/guide/Guide.ts';
import { Stack } from '../../layout/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Skeleton } from './index.ts';

export const guide: Guide = {
  purpose:
    'Keeps the room of what is still loading, so that nothing moves when it comes. Silent: the page itself says that it loads.',
  when: [
    'The shape of what comes is known: a card, three lines, a picture.',
    'It takes longer than half a second, and not much longer than three.',
  ],
  whenNot: [
    { if: 'It is not known what will come, or how much', take: 'Spinner' },
    { if: 'A picture alone is on its way: it keeps its own room', take: 'Picture' },
    { if: 'Nothing came', take: 'EmptyState' },
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
      why: 'As large as what will stand there, and nothing else that moves.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: 'as wide and as high as what will stand there, with its radius.' },
    { part: 'Breath', is: 'paler and back every 1.6 s; still where less motion is asked for.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
