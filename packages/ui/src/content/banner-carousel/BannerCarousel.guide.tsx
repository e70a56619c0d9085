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
  purpose:
    'Large slides at the top of the home page, one at a time: what we make, and a way there.',
  when: ['One to five messages of like weight. The first one is loaded before everything else.'],
  whenNot: [
    { if: 'Everybody must see it', take: 'Notice' },
    { if: 'It is one short line', take: 'AnnouncementBar' },
    { if: 'Products pass by', take: 'Carousel' },
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
      why: 'A promise in a few calm words, and a button that says where it leads.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading of level 2: slides come and go.' },
    { part: 'Text', is: 'a sentence; may be missing.' },
    { part: 'Action', is: 'one link; it covers the slide.' },
    {
      part: 'Picture',
      is: '16:7, decorative, 4:5 on phones; the words stand on a plate that reaches into it.',
    },
    { part: 'Buttons', is: 'those of the Carousel.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the buttons, then to the link of the slide; turning stops.' },
    { keys: 'Enter, Space', does: 'On a button: turns. Enter on the link follows it.' },
  ],
  spoken: 'OneSlide',
};
