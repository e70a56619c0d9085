import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { TextField } from '../text-field/index.ts';
import { TextArea } from './index.ts';

export const guide: Guide = {
  purpose: 'Text of more than one line: a message to the shop, a review.',
  when: ['More than a sentence is wanted, in the shopper’s own words.'],
  whenNot: [
    { if: 'A name, a number or one line is asked for', take: 'TextField' },
    { if: 'A few answers would do', take: 'Radio' },
  ],
  pairs: [
    {
      do: <TextArea label="Message" rows={3} description="Up to 500 letters" />,
      dont: <TextField label="Message" placeholder="Up to 500 letters" />,
      why: 'The height says how much is wanted, and what was written can be read again.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'always in sight; a star where it must be filled in.' },
    { part: 'Field', is: 'four lines high at first, to be made higher.' },
    { part: 'Hint and error', is: 'under it, read with the field.' },
  ],
  keyboard: [tab, { keys: 'Enter', does: 'Begins a new line.' }],
  spoken: 'Invalid',
};
