import { PasswordField } from '@parinda/ui/password-field';
import { TextField } from '@parinda/ui/text-field';
import { passwordLength } from '../../shared/forms/newPassword.ts';
import type { FieldProps } from '../../shared/forms/useForm.ts';
import type { RegistrationField } from './registration.ts';
import * as styles from './SignupPage.css.ts';

/** The fields of the register face (2 §2). */
export function RegisterFields({ field }: { field: (name: RegistrationField) => FieldProps }) {
  return (
    <div className={styles.form}>
      <TextField label="Full Name" autoComplete="name" {...field('name')} />
      <TextField label="Email address" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Contact Number" type="tel" autoComplete="tel" {...field('contact')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        description={`At least ${passwordLength} characters`}
        {...field('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field('confirm_password')}
      />
    </div>
  );
}
