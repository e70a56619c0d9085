import type { Guide } from '../../../docs/guide/Guide.ts';
import { RatingBreakdown } from './index.ts';

export const guide: Guide = {
  purpose:
    'How the ratings of one product are spread: the average, and a bar for each number of stars. Two averages of 4 can mean “all are content” or “half are delighted, half are cross”.',
  when: ['Beside the reviews of a product that has some.'],
  whenNot: [
    { if: 'Only the average matters, as in a list', take: 'Rating' },
    { if: 'It is the mark of one customer', take: 'ReviewCard' },
  ],
  pairs: [
    {
      do: <RatingBreakdown average={4.2} counts={[0, 1, 0, 1, 3]} />,
      dont: <RatingBreakdown average={4.2} counts={[0, 0, 0, 1, 3]} />,
      why: 'The bars are those of all reviews, the bad ones too. Who finds one below that is not counted above trusts neither.',
    },
  ],
  anatomy: [
    { part: 'Average', is: 'a Rating with how many have rated.' },
    { part: 'Stars', is: 'five first, one last.' },
    { part: 'Bar', is: 'a meter: as long as its part of all ratings.' },
    { part: 'Count', is: 'how many; heard as “3 reviews”.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
