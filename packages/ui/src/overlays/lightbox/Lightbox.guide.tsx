import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { PictureButton } from '../../media/picture-button/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose: 'Images over the whole window, one at a time, with their titles. Load it lazily.',
  when: ['An image of a gallery should be as large as the window.'],
  whenNot: [
    { if: 'It selects an image of a product', take: 'ImageGallery' },
    { if: 'Slides are part of the page', take: 'Carousel' },
    { if: 'It shows a product with its price', take: 'ProductDialog' },
  ],
  pairs: [
    {
      do: (
        <PictureButton
          src={drawnPicture('monkey')}
          title="Rails on a temple wall"
          onPress={ignore}
        />
      ),
      dont: <PictureButton src={drawnPicture('monkey')} title="Picture 3" onPress={ignore} />,
      why: 'The Lightbox shows the title too, which is the only description there.',
    },
  ],
  anatomy: [
    { part: 'Place', is: '“Image 2 of 3”, announced with the title when it changes.' },
    { part: 'Close', is: 'at the top.' },
    { part: 'Picture', is: 'never cut, with its title and description below.' },
    { part: 'Previous, Next', is: 'wrap around, unless isLooping is false.' },
  ],
  keyboard: [{ keys: 'Left, Right', does: 'Show the previous or the next picture.' }, ...overlay],
  spoken: 'WrapsAround',
};
