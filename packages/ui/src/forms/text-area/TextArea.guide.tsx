import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { TextField } from '../text-field/index.ts';
import { TextArea } from './index.ts';

export const guide: Guide = {
  purpose: 'Text of more than one line: a message to the shop, a review.',
  when: ['More than a sentence is expected, in the customer’s own words.'],
  whenNot: [
    { if: 'One line is enough: a name, a number', take: 'TextField' },
    { if: 'A few options are enough', take: 'Radio' },
  ],
  pairs: [
    {
      do: <TextArea label="Message" rows={3} description="Up to 500 letters" />,
      dont: <TextField label="Message" placeholder="Up to 500 letters" />,
      why: 'The height shows how much text is expected, and all of it stays visible.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'always visible; with a star if required.' },
    { part: 'Field', is: 'four lines high; can be made higher.' },
    { part: 'Hint and error', is: 'below it, read with the field.' },
  ],
  keyboard: [tab, { keys: 'Enter', does: 'Starts a new line.' }],
  spoken: 'Invalid',
};
