import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow, tab } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { BlogCard } from './index.ts';

const card = { href: '#article', image: drawnPicture('spikes'), headingLevel: 4 as const };

export const guide: Guide = {
  purpose: 'Picture, title, date and start of an article. The whole card is one link.',
  when: ['In a list of articles, newest first.'],
  whenNot: [
    { if: 'It links to products', take: 'CategoryCard' },
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
      why: 'The title says what the article teaches; the date cannot be misread.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: '3:2, decorative; a bird as placeholder.' },
    { part: 'Title', is: 'a heading.' },
    { part: 'Date', is: 'in words.' },
    { part: 'Beginning', is: 'a few lines; optional.' },
    {
      part: 'Action',
      is: 'the link, which covers the card; screen readers read it with the title.',
    },
  ],
  keyboard: [tab, follow],
  spoken: 'Default',
};
