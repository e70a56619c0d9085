import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { PictureButton } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose: 'A picture with its title that opens something larger: the tiles of the gallery.',
  when: ['A press opens the same picture large, in a Lightbox.'],
  whenNot: [
    { if: 'It leads to another page', take: 'CategoryCard' },
    { if: 'Nothing larger opens', take: 'Picture' },
    { if: 'It chooses among the pictures of a product', take: 'ImageGallery' },
  ],
  pairs: [
    {
      do: (
        <PictureButton
          src={drawnPicture('net')}
          title="A net across a plumbing shaft"
          onPress={ignore}
        />
      ),
      dont: <PictureButton src={drawnPicture('net')} title="Click to enlarge" onPress={ignore} />,
      why: 'That it opens is said by its role. The title says which of thirty pictures it is.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'lifted by a shadow under the pointer; silent.' },
    { part: 'Title', is: 'under it, whole; the button’s name.' },
  ],
  keyboard: [tab, { ...press, does: 'Opens the larger one; the focus comes back when it closes.' }],
  spoken: 'Default',
};
