import type { Guide } from '../../../docs/guide/Guide.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Inline } from '../../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { OtpInput } from './index.ts';

export const guide: Guide = {
  purpose:
    'Takes the one-time code that was sent by mail. Six boxes to look at, one field to type in: paste, arrow keys and the phone’s own suggestion work.',
  when: ['A code of known length, digits only, that is used once.'],
  whenNot: [
    { if: 'It is a pincode', take: 'PincodeBox' },
    { if: 'It is a password', take: 'PasswordField' },
    { if: 'It is a number of another length, as a phone’s', take: 'TextField' },
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
      why: 'Six fields are six names to listen to, six tab stops, and a pasted code fills one of them.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'the one name of all boxes.' },
    { part: 'Boxes', is: 'a digit each, in figures of one width; silent.' },
    { part: 'Caret', is: 'in the box that is typed in next.' },
    { part: 'Error', is: 'under the boxes, read with the field.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to it: one stop.' },
    { keys: '0–9', does: 'Fill the boxes; everything else is left out.' },
    { keys: 'Left, Right', does: 'Move in the code, as in any text.' },
    { keys: 'Ctrl+V, Cmd+V', does: 'Fills all boxes; blanks and hyphens are taken out.' },
    { keys: 'Enter', does: 'Sends the form around it. It never sends by itself.' },
  ],
  spoken: 'Invalid',
};
