import type { Guide } from '../../../docs/guide/Guide.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { BannerCarousel } from './index.ts';

const slide = (title: string, actionLabel: string) => ({
  title,
  image: drawnPicture('net'),
  href: '#products',
  actionLabel,
});

export const guide: Guide = {
  purpose: 'Large slides at the top of the home page, one at a time, each with a link.',
  when: ['One to five messages of equal importance. The first one loads before everything else.'],
  whenNot: [
    { if: 'Everybody must see it', take: 'Notice' },
    { if: 'It is one short line', take: 'AnnouncementBar' },
    { if: 'It shows products', take: 'Carousel' },
  ],
  pairs: [
    {
      do: (
        <BannerCarousel
          label="Example with a promise"
          slides={[slide('A balcony that is yours again', 'See our nets')]}
        />
      ),
      dont: (
        <BannerCarousel
          label="Example of a sale"
          slides={[slide('MEGA SALE!!! UP TO 50 % OFF EVERYTHING TODAY ONLY', 'Click')]}
        />
      ),
      why: 'A calm promise, and a button that names its target.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading of level 2, because slides change.' },
    { part: 'Text', is: 'one sentence; optional.' },
    { part: 'Action', is: 'one link, which covers the slide.' },
    {
      part: 'Picture',
      is: '16:7, decorative, 1:1 on phones; the text is on a plate that overlaps it.',
    },
    { part: 'Buttons', is: 'see Carousel.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the buttons, then to the link of the slide; autoplay stops.' },
    { keys: 'Enter, Space', does: 'On a button: changes the slide. Enter on the link follows it.' },
  ],
  spoken: 'OneSlide',
};
