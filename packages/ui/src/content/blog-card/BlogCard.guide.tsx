import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow, tab } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { BlogCard } from './index.ts';

const card = { href: '#article', image: drawnPicture('spikes'), headingLevel: 4 as const };

export const guide: Guide = {
  purpose: 'An article’s picture, title, date and beginning. The whole card is its one link.',
  when: ['Articles are listed, newest first.'],
  whenNot: [
    { if: 'It leads to products', take: 'CategoryCard' },
    { if: 'The article itself is shown', take: 'Prose' },
  ],
  pairs: [
    {
      do: (
        <BlogCard
          {...card}
          title="Why pigeons come back to the same ledge"
          date="November 12, 2025"
          text="A ledge that has been slept on smells of home."
        />
      ),
      dont: <BlogCard {...card} title="News" date="12/11/25" actionLabel="More" />,
      why: 'The title says what one will know afterwards; the date cannot be taken for a December.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: '3:2, decorative; a bird where it is missing.' },
    { part: 'Title', is: 'a heading.' },
    { part: 'Date', is: 'in words.' },
    { part: 'Beginning', is: 'a few lines; may be missing.' },
    { part: 'Action', is: 'the link, stretched over the card; heard with the title.' },
  ],
  keyboard: [tab, follow],
  spoken: 'Default',
};
