import { type ApiError, api, hasNoResponse, serverMessage } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Inline, Stack } from '@parinda/ui/layout';
import { OtpInput } from '@parinda/ui/otp-input';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { otpDigits } from '../../shared/business.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useForm } from '../../shared/forms/useForm.ts';
import { readSendOtpRefusal } from './registration.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** The server sends no second OTP to an address before this has passed. */
const resendSeconds = 60;

const invalidText = 'Please enter a valid OTP';
// What is not a digit does not stay in the field.
const isWhole = (text: string) => text.replace(/\D/g, '').length === otpDigits;
const rules = { otp: { check: (text: string) => (isWhole(text) ? undefined : invalidText) } };

/** One text, as a toast and under the field. */
const refusal = (text: string) => ({ texts: [text], problems: { otp: text } });

export interface EmailVerificationProps {
  email: string;
  /** When the code was sent, in ms since 1970. */
  sentAt: number;
  /** Whoever has it may register the address once it is verified. */
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
  const secondsLeft = useSecondsLeft(sentAt + resendSeconds * 1000, resendSeconds);

  const form = useForm({
    flow: 'account',
    rules,
    summary: invalidText,
    send: async ({ otp: code = '' }) => {
      const { error } = await verifyOtp({
        body: { email, otp: code, proof_secret: proofSecret },
      });
      if (error) return refusal(readOtpRefusal(error));
      await onVerified();
    },
  });

  const resend = async () => {
    const { error } = await onResend();
    if (error) return form.refuse(refusal(readSendOtpRefusal(error)));
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
          <Inline justify="between">
            <Button variant="ghost" size="sm" onPress={onClose}>
              Change Email
            </Button>
            <Button variant="ghost" size="sm" isDisabled={secondsLeft > 0} onPress={resend}>
              {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
            </Button>
          </Inline>
        </Stack>
      </form>
    </FormDialog>
  );
}

/** How a refused OTP is told (2 §8). */
function readOtpRefusal(error: ApiError): string {
  if (hasNoResponse(error)) return 'Error while verifying OTP';
  return serverMessage(error) ?? 'OTP verification failed';
}
