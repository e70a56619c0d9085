import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { OtpInput } from '@parinda/ui/otp-input';
import { PasswordField } from '@parinda/ui/password-field';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { loggedOut } from '../../model/session/sessionSlice.ts';
import type { SignupState } from '../../model/session/useSignup.ts';
import { otpDigits } from '../../shared/business.ts';
import { newPasswordRule, passwordLength } from '../../shared/forms/newPassword.ts';
import { readFormErrors } from '../../shared/forms/readFormErrors.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { paths } from '../../shared/routing/paths.ts';
import { OtpActions } from './OtpActions.tsx';
import { otpRule } from './otpRule.ts';
import { readSendOtpError } from './registration.ts';

const rules = { otp: otpRule, password: newPasswordRule };

export interface NewPasswordFormProps {
  email: string;
  /** Sending time of the code, in ms since 1970. */
  sentAt: number;
  onChangeEmail: () => void;
}

/** Takes the mailed code and the new password, and leads to login. */
export function NewPasswordForm({ email, sentAt, onChangeEmail }: NewPasswordFormProps) {
  const [sendResetCode] = api.useSendResetCodeMutation();
  const [resetPassword] = api.useResetPasswordMutation();
  const [otp, setOtp] = useState('');
  const [lastSentAt, setLastSentAt] = useState(sentAt);
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const form = useForm({
    flow: 'account',
    rules,
    send: async ({ otp: code = '', password }) => {
      const { error } = await resetPassword({ body: { email, otp: code, password } });
      if (error) return readFormErrors(error, rules, 'Failed to change the password');
      // The server has ended all sessions.
      dispatch(loggedOut());
      const state: SignupState = { hasNewPassword: true };
      navigate(paths.signup, { state, replace: true });
    },
  });

  const resend = async () => {
    const { error } = await sendResetCode({ body: { email } });
    if (error) return form.showServerErrors({ texts: [readSendOtpError(error)] });
    setLastSentAt(Date.now());
    setOtp('');
    form.mend('otp');
    form.notices.show('info', `A new OTP is on its way to ${email}.`);
  };

  return (
    <form {...form.props}>
      <Stack gap="md">
        {form.notices.element}
        <Text>
          Enter the one-time password of {otpDigits} digits that we sent to <strong>{email}</strong>
          , if it has an account.
        </Text>
        <OtpInput
          label="One-time password"
          value={otp}
          onChange={setOtp}
          autoFocus
          {...form.field('otp')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={`At least ${passwordLength} characters`}
          {...form.field('password')}
        />
        <Button type="submit" isPending={form.isPending} isFullWidth>
          Change password
        </Button>
        <OtpActions sentAt={lastSentAt} onChangeEmail={onChangeEmail} onResend={resend} />
      </Stack>
    </form>
  );
}
