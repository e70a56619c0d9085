import type { Guide } from '../../../docs/guide/Guide.ts';
import { Rating } from './index.ts';

export const guide: Guide = {
  purpose:
    'The average rating of a product with one decimal, and the number of ratings. The shape of its stars is a separate entry.',
  when: ['In a card (isCountShort), on a product page, in a review.'],
  whenNot: [
    { if: 'It shows the distribution of ratings', take: 'RatingBreakdown' },
    { if: 'Customers give the stars', take: 'RatingInput' },
    { if: 'It includes the text of a review', take: 'ReviewCard' },
  ],
  pairs: [
    {
      do: <Rating value={0} isRated={false} />,
      dont: <Rating value={0} />,
      why: 'No rating is not a bad rating.',
    },
    {
      do: <Rating value={4.3} count={128} />,
      dont: <Rating value={5} />,
      why: 'Five stars from one person are less than from a hundred: show the number.',
    },
  ],
  anatomy: [
    { part: 'Stars', is: 'filled to the tenth; screen readers read “4.3 out of 5”.' },
    { part: 'Mark', is: 'the number beside them.' },
    { part: 'Count', is: '“(128 reviews)”, in cards “(128)”.' },
  ],
  keyboard: [],
  spoken: 'WithCount',
  also: ['foundations/star'],
};
