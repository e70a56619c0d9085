import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ImageGallery } from './index.ts';

export const guide: Guide = {
  purpose:
    'The pictures of one product: a large one, and small ones to choose it by. A finger swipes to the next.',
  when: ['One product from one to five sides, on its own page.'],
  whenNot: [
    { if: 'They are pictures of many things', take: 'PictureButton' },
    { if: 'One picture covers the window', take: 'Lightbox' },
    { if: 'There is one picture, and it is of no product', take: 'Picture' },
  ],
  pairs: [
    {
      do: (
        <ImageGallery
          images={[
            { src: drawnPicture('spikes'), alt: 'Steel bird spikes on a ledge' },
            { src: drawnPicture('net'), alt: 'The net that goes with them' },
          ]}
        />
      ),
      dont: (
        <ImageGallery
          images={[
            { src: drawnPicture('white'), alt: 'Image 1' },
            { src: drawnPicture('white'), alt: 'Image 2' },
          ]}
        />
      ),
      why: 'Each picture shows something else, and its words say what. “Image 1” is a number, not a description.',
    },
  ],
  anatomy: [
    { part: 'Large picture', is: 'square, loaded before all others.' },
    {
      part: 'Small ones',
      is: 'buttons, five at most; the chosen one is framed and told as pressed.',
    },
    { part: 'Placeholder', is: 'a bird, where there is no picture or it does not load.' },
  ],
  keyboard: [tab, { ...press, does: 'Shows that picture large.' }],
  spoken: 'Default',
};
