import type { Guide } from '../../../docs/guide/Guide.ts';
import { RatingBreakdown } from './index.ts';

export const guide: Guide = {
  purpose:
    'The distribution of a product’s ratings: the average, and a bar for each number of stars. An average of 4 can mean “all are content” or “half are delighted, half are angry”.',
  when: ['Beside the reviews of a product.'],
  whenNot: [
    { if: 'Only the average matters, as in a list', take: 'Rating' },
    { if: 'It is the rating of one customer', take: 'ReviewCard' },
  ],
  pairs: [
    {
      do: <RatingBreakdown average={4.2} counts={[0, 1, 0, 1, 3]} />,
      dont: <RatingBreakdown average={4.2} counts={[0, 0, 0, 1, 3]} />,
      why: 'The bars count all reviews, also bad ones. A review that is not counted destroys trust.',
    },
  ],
  anatomy: [
    { part: 'Average', is: 'a Rating with the number of ratings.' },
    { part: 'Stars', is: 'five first, one last.' },
    { part: 'Bar', is: 'a meter: its share of all ratings.' },
    { part: 'Count', is: 'the number; screen readers read “3 reviews”.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
