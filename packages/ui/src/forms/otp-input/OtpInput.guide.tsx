import type { Guide } from '../../../docs/guide/Guide.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Inline } from '../../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { OtpInput } from './index.ts';

export const guide: Guide = {
  purpose:
    'Accepts a one-time code from a mail. It shows six boxes but is one field: paste, arrow keys and the phone’s suggestion work.',
  when: ['A code of known length, digits only, used once.'],
  whenNot: [
    { if: 'It is a pincode', take: 'PincodeBox' },
    { if: 'It is a password', take: 'PasswordField' },
    { if: 'It is a number of another length, e.g. of a phone', take: 'TextField' },
  ],
  pairs: [
    {
      do: (
        <Live initial="">
          {(value, setValue) => (
            <OtpInput label="One-time code" value={value} onChange={setValue} />
          )}
        </Live>
      ),
      dont: (
        <Inline gap="xs" wrap={false}>
          {['1st', '2nd', '3rd', '4th', '5th', '6th'].map((place) => (
            <TextField key={place} label={place} maxLength={1} />
          ))}
        </Inline>
      ),
      why: 'Six fields have six names and six tab stops, and a pasted code fills only one of them.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'one name for all boxes.' },
    { part: 'Boxes', is: 'one digit each, in tabular figures; hidden from screen readers.' },
    { part: 'Caret', is: 'in the box of the next digit.' },
    { part: 'Error', is: 'below the boxes, read with the field.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it: one stop.' },
    { keys: '0–9', does: 'Fill the boxes; other characters are ignored.' },
    { keys: 'Left, Right', does: 'Move in the code.' },
    { keys: 'Ctrl+V, Cmd+V', does: 'Fills all boxes; blanks and hyphens are removed.' },
    { keys: 'Enter', does: 'Submits its form. It never submits by itself.' },
  ],
  spoken: 'Invalid',
};
