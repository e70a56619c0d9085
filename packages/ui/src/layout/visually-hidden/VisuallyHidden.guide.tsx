import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { VisuallyHidden } from '../index.ts';

export const guide: Guide = {
  purpose: 'Text for screen readers only.',
  when: [
    'A text or picture says enough to people who see the page, but not to those who hear it.',
    'A heading for a section that needs none to be understood by its look.',
  ],
  whenNot: [
    { if: 'A control shows only an icon', take: 'IconButton' },
    { if: 'Everybody needs the text', take: 'Text' },
  ],
  pairs: [
    {
      do: (
        <Button variant="secondary">
          Remove <VisuallyHidden>Balcony Net</VisuallyHidden>
        </Button>
      ),
      dont: <Button variant="secondary">Remove</Button>,
      why: 'Both look the same. A screen reader says “Remove Balcony Net” for the first one, and only “Remove” for each line of a cart for the second.',
    },
  ],
  anatomy: [
    {
      part: 'Text',
      is: 'takes no space and cannot be seen; it is read, found and translated like other text.',
    },
  ],
  keyboard: [],
  spoken: 'Default',
};
