import type { Guide } from '../../../docs/guide/Guide.ts';
import { Inline } from '../../layout/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { Picture } from './index.ts';

export const guide: Guide = {
  purpose:
    'A picture in a box of fixed ratio, so that nothing moves when it arrives; a bird stands in for one that is missing.',
  when: [
    '1:1 for products, 4:3 for categories, 3:2 for articles, 16:7 for banners.',
    'isHero for the one that the first screen is about, isEager for others in it; the rest waits.',
  ],
  whenNot: [
    { if: 'It opens something larger', take: 'PictureButton' },
    { if: 'It is one of several of a product', take: 'ImageGallery' },
    { if: 'It is a sign', take: 'Icons' },
  ],
  pairs: [
    {
      do: <Picture src={drawnPicture('spikes')} alt="Spikes on a ledge of 10 cm" />,
      dont: <Picture src={drawnPicture('spikes')} alt="spikes-final-2.jpg" />,
      why: 'The words say what the picture tells. Where a title beside it says that already, they are empty.',
    },
    {
      do: <Picture src={drawnPicture('net')} alt="" ratio="4:3" />,
      dont: (
        <Inline>
          <img src={drawnPicture('net')} alt="" width={120} height={40} />
        </Inline>
      ),
      why: 'The box crops what is of another ratio; nothing is squeezed.',
    },
  ],
  anatomy: [
    { part: 'Box', is: 'of its ratio, as wide as there is room.' },
    { part: 'File', is: 'the best encoding and size that the browser takes.' },
    { part: 'Placeholder', is: 'with the same words, where nothing loads.' },
  ],
  keyboard: [],
  spoken: 'Square',
};
