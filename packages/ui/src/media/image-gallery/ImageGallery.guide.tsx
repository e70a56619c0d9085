import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ImageGallery } from './index.ts';

export const guide: Guide = {
  purpose:
    'The images of one product: a large one, and thumbnails to select it. A swipe shows the next.',
  when: ['One product from one to five sides, on its own page.'],
  whenNot: [
    { if: 'They are images of many things', take: 'PictureButton' },
    { if: 'One image covers the window', take: 'Lightbox' },
    { if: 'There is one image, and not of a product', take: 'Picture' },
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
      why: 'Each image shows something else, and its alt text says what. “Image 1” is no description.',
    },
  ],
  anatomy: [
    { part: 'Large picture', is: 'square, loaded with high priority.' },
    {
      part: 'Small ones',
      is: 'buttons, five at most; the selected one has a frame and is announced as pressed.',
    },
    { part: 'Placeholder', is: 'a bird, if there is no image or it does not load.' },
  ],
  keyboard: [tab, { ...press, does: 'Shows that image in large.' }],
  spoken: 'Default',
};
