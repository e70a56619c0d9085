import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { TextField } from './index.ts';

export const guide: Guide = {
  purpose:
    'One line of text with its name, its hint and what is wrong with it. The page decides what is wrong and when it says so.',
  when: [
    'A name, an e-mail address, a phone number, a street.',
    'With autoComplete wherever the browser may know it, and the type that brings the right keyboard.',
  ],
  whenNot: [
    { if: 'It is a password', take: 'PasswordField' },
    { if: 'It is the code of a mail', take: 'OtpInput' },
    { if: 'It is longer than a line', take: 'TextArea' },
    { if: 'It is how many of a product', take: 'QuantityStepper' },
  ],
  pairs: [
    {
      do: <TextField label="Phone" type="tel" description="Ten digits, for the courier only" />,
      dont: <TextField label="Phone" type="tel" placeholder="Ten digits, for the courier only" />,
      why: 'The hint stays. A placeholder is gone with the first letter, and looks as if the field were filled in.',
    },
    {
      do: (
        <TextField
          label="Contact number"
          type="tel"
          defaultValue="98000"
          errorMessage="At least ten digits"
        />
      ),
      dont: (
        <TextField
          label="Contact number"
          type="tel"
          defaultValue="98000"
          errorMessage="Invalid input"
        />
      ),
      why: 'Say how it would be right. That it is wrong is seen already.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above, always; a star where it must be filled in.' },
    { part: 'Field', is: '44 px high, with a border that is seen in every theme.' },
    { part: 'Hint', is: 'under it, for as long as the field is there.' },
    { part: 'Error', is: 'icon and words, read with the field.' },
  ],
  keyboard: [tab, { keys: 'Enter', does: 'Sends the form around it.' }],
  spoken: 'States',
};
