import type { Guide } from '../../../docs/guide/Guide.ts';
import { Inline } from '../../layout/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { Picture } from './index.ts';

export const guide: Guide = {
  purpose:
    'A picture in a box of fixed ratio, which prevents a layout shift; a bird is the placeholder.',
  when: [
    '1:1 for products, 4:3 for categories, 3:2 for articles, 16:7 for banners.',
    'isHero for the main picture of the first screen, isEager for others in it; all others load lazily.',
  ],
  whenNot: [
    { if: 'It opens a dialog', take: 'PictureButton' },
    { if: 'It is one of several images of a product', take: 'ImageGallery' },
    { if: 'It is an icon', take: 'Icons' },
  ],
  pairs: [
    {
      do: <Picture src={drawnPicture('spikes')} alt="Spikes on a ledge of 10 cm" />,
      dont: <Picture src={drawnPicture('spikes')} alt="spikes-final-2.jpg" />,
      why: 'The alt text describes the picture. It is empty if a title beside it says the same.',
    },
    {
      do: <Picture src={drawnPicture('net')} alt="" ratio="4:3" />,
      dont: (
        <Inline>
          <img src={drawnPicture('net')} alt="" width={120} height={40} />
        </Inline>
      ),
      why: 'The box crops pictures of another ratio; it does not distort them.',
    },
  ],
  anatomy: [
    { part: 'Box', is: 'its ratio is fixed, its width is that of the container.' },
    { part: 'File', is: 'the best encoding and size that the browser supports.' },
    { part: 'Placeholder', is: 'with the same alt text, if nothing loads.' },
  ],
  keyboard: [],
  spoken: 'Square',
};
