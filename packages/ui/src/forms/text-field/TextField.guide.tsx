import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { TextField } from './index.ts';

export const guide: Guide = {
  purpose: 'One line of text with label, hint and error. The page validates it.',
  when: [
    'A name, an e-mail address, a phone number, a street.',
    'With autoComplete if the browser may know the value, and the type for the right keyboard.',
  ],
  whenNot: [
    { if: 'It is a password', take: 'PasswordField' },
    { if: 'It is the code of a mail', take: 'OtpInput' },
    { if: 'It is longer than one line', take: 'TextArea' },
    { if: 'It is a quantity of a product', take: 'QuantityStepper' },
  ],
  pairs: [
    {
      do: <TextField label="Phone" type="tel" description="Ten digits, for the courier only" />,
      dont: <TextField label="Phone" type="tel" placeholder="Ten digits, for the courier only" />,
      why: 'The hint stays. A placeholder disappears with the first letter, and looks like a value.',
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
      why: 'Say how to correct it. Everybody sees that it is wrong.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above, always; with a star if required.' },
    { part: 'Field', is: '44 px high, with a border that is visible in every theme.' },
    { part: 'Hint', is: 'below it, always.' },
    { part: 'Error', is: 'icon and text, read with the field.' },
  ],
  keyboard: [tab, { keys: 'Enter', does: 'Submits its form.' }],
  spoken: 'States',
};
