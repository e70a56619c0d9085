import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { PictureButton } from '../../media/picture-button/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose: 'Pictures over the whole window, one at a time, with their titles. Load it lazily.',
  when: ['A picture of a gallery shall be seen as large as the window is.'],
  whenNot: [
    { if: 'The pictures of a product are chosen from', take: 'ImageGallery' },
    { if: 'Slides stand in the page', take: 'Carousel' },
    { if: 'A product is shown close up, with its price', take: 'ProductDialog' },
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
      why: 'The title goes with the picture into the Lightbox, where it is all that tells what is seen.',
    },
  ],
  anatomy: [
    { part: 'Place', is: '“Image 2 of 3”, said with the title when it changes.' },
    { part: 'Close', is: 'at the top.' },
    { part: 'Picture', is: 'whole, with its title and a description under it.' },
    { part: 'Previous, Next', is: 'round the ends, unless isLooping is false.' },
  ],
  keyboard: [{ keys: 'Left, Right', does: 'Show the previous or the next picture.' }, ...overlay],
  spoken: 'WrapsAround',
};
