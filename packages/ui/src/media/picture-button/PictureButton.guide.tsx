import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { PictureButton } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose: 'A picture with its title that opens a dialog: the tiles of the gallery.',
  when: ['It opens the same picture in a Lightbox.'],
  whenNot: [
    { if: 'It goes to another page', take: 'CategoryCard' },
    { if: 'It opens nothing', take: 'Picture' },
    { if: 'It selects an image of a product', take: 'ImageGallery' },
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
      why: 'The role says that it opens something. The title tells thirty pictures apart.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'has a shadow on hover; hidden from screen readers.' },
    { part: 'Title', is: 'below it, never cut; the name of the button.' },
  ],
  keyboard: [tab, { ...press, does: 'Opens the dialog; focus returns when it closes.' }],
  spoken: 'Default',
};
