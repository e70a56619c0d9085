import type { Guide } from '../../../docs/guide/Guide.ts';
import { Rating } from './index.ts';

export const guide: Guide = {
  purpose:
    'How well a product is rated, to one decimal, by how many people. The shape of its stars is an entry of its own, for whoever draws one.',
  when: ['In a card (isCountShort), on a product’s page, at a review.'],
  whenNot: [
    { if: 'It shows how ratings are spread', take: 'RatingBreakdown' },
    { if: 'The shopper gives the stars', take: 'RatingInput' },
    { if: 'It is the text of a review as well', take: 'ReviewCard' },
  ],
  pairs: [
    {
      do: <Rating value={0} isRated={false} />,
      dont: <Rating value={0} />,
      why: 'Not rated is not badly rated.',
    },
    {
      do: <Rating value={4.3} count={128} />,
      dont: <Rating value={5} />,
      why: 'Five stars of one person and of a hundred are different news: say how many.',
    },
  ],
  anatomy: [
    { part: 'Stars', is: 'filled to the tenth; heard as “4.3 out of 5”.' },
    { part: 'Mark', is: 'the number beside them.' },
    { part: 'Count', is: '“(128 reviews)”, in cards “(128)”.' },
  ],
  keyboard: [],
  spoken: 'WithCount',
  also: ['foundations/star'],
};
