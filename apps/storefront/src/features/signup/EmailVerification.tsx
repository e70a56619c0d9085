import { type ApiError, api, hasNoResponse, serverMessage } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { OtpInput } from '@parinda/ui/otp-input';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { otpDigits } from '../../shared/business.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useForm } from '../../shared/forms/useForm.ts';
import { OtpActions } from './OtpActions.tsx';
import { invalidOtpText, otpRule } from './otpRule.ts';
import { readSendOtpError } from './registration.ts';

const rules = { otp: otpRule };

/** Shows one message both as a toast and below the field. */
const otpErrors = (text: string) => ({ texts: [text], problems: { otp: text } });

export interface EmailVerificationProps {
  email: string;
  /** Sending time of the code, in ms since 1970. */
  sentAt: number;
  /** Authorizes the registration of the address once it is verified. */
  proofSecret: string;
  onClose: () => void;
  onVerified: () => Promise<void>;
  onResend: () => Promise<{ error?: ApiError }>;
}

/** The 'Email Verification' modal: six digits, Verify, close and 'Change Email' (2 §2). */
export function EmailVerification(props: EmailVerificationProps) {
  const { email, sentAt, proofSecret, onClose, onVerified, onResend } = props;
  const [verifyOtp] = api.useVerifyOtpMutation();
  const [otp, setOtp] = useState('');

  const form = useForm({
    flow: 'account',
    rules,
    summary: invalidOtpText,
    send: async ({ otp: code = '' }) => {
      const { error } = await verifyOtp({
        body: { email, otp: code, proof_secret: proofSecret },
      });
      if (error) return otpErrors(readOtpError(error));
      await onVerified();
    },
  });

  const resend = async () => {
    const { error } = await onResend();
    if (error) return form.showServerErrors(otpErrors(readSendOtpError(error)));
    setOtp('');
    form.mend('otp');
    form.notices.show('info', `A new OTP is on its way to ${email}.`);
  };

  return (
    <FormDialog form={form} onClose={onClose} title="Email Verification">
      <form {...form.props}>
        <Stack gap="lg">
          <Text>
            We have sent a one-time password of {otpDigits} digits to <strong>{email}</strong>.
          </Text>
          <OtpInput
            label="One-time password"
            name="otp"
            value={otp}
            onChange={setOtp}
            errorMessage={form.field('otp').errorMessage}
            autoFocus
          />
          <Button
            type="submit"
            isDisabled={otp.length !== otpDigits}
            isPending={form.isPending}
            isFullWidth
          >
            Verify
          </Button>
          <OtpActions sentAt={sentAt} onChangeEmail={onClose} onResend={resend} />
        </Stack>
      </form>
    </FormDialog>
  );
}

/** Returns the message for a rejected OTP (2 §8). */
function readOtpError(error: ApiError): string {
  if (hasNoResponse(error)) return 'Error while verifying OTP';
  return serverMessage(error) ?? 'OTP verification failed';
}
