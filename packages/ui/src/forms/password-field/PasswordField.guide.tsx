import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { PasswordField } from './index.ts';

export const guide: Guide = {
  purpose: 'A password, hidden until the shopper asks to see what was typed.',
  when: [
    'Log in: autoComplete current-password.',
    'Sign up and reset: new-password, so that the browser proposes one.',
  ],
  whenNot: [
    { if: 'It is a code that is used once', take: 'OtpInput' },
    { if: 'It is no secret', take: 'TextField' },
  ],
  pairs: [
    {
      do: (
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description="Eight characters or more"
        />
      ),
      dont: (
        <PasswordField
          label="Password"
          autoComplete="new-password"
          placeholder="Eight characters or more"
        />
      ),
      why: 'A hint in the field is gone with the first letter, just when it is needed. And one field that can be shown spares the second one.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'always in sight.' },
    { part: 'Field', is: 'open to password managers and to paste.' },
    { part: 'Show, Hide', is: 'a button in the field; heard as “Show Password”.' },
    { part: 'Hint and error', is: 'under it, read with the field.' },
  ],
  keyboard: [tab, { ...press, does: 'On Show: shows what was typed, and hides it again.' }],
  spoken: 'Wrong',
};
