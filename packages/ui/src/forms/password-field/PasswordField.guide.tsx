import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { PasswordField } from './index.ts';

export const guide: Guide = {
  purpose: 'A password, hidden until the customer shows it.',
  when: [
    'Log in: autoComplete current-password.',
    'Sign up and reset: new-password, so that the browser suggests one.',
  ],
  whenNot: [
    { if: 'It is a code for one use', take: 'OtpInput' },
    { if: 'It is not secret', take: 'TextField' },
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
      why: 'A placeholder disappears with the first letter, when it is needed. A password that can be shown needs no second field.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'always visible.' },
    { part: 'Field', is: 'allows password managers and paste.' },
    { part: 'Show, Hide', is: 'a button in the field; screen readers read “Show Password”.' },
    { part: 'Hint and error', is: 'below it, read with the field.' },
  ],
  keyboard: [tab, { ...press, does: 'On Show: shows the password, and hides it again.' }],
  spoken: 'Wrong',
};
