import { type ApiError, api, hasNoResponse, serverMessage } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Dialog } from '@parinda/ui/dialog';
import { Inline, Stack } from '@parinda/ui/layout';
import { OtpInput } from '@parinda/ui/otp-input';
import { Text } from '@parinda/ui/text';
import { type FormEvent, useEffect, useState } from 'react';
import { otpDigits } from '../../shared/business.ts';
import { notifyAccount } from '../../shared/notify.ts';
import { readSendOtpRefusal } from './registration.ts';

/** The server sends no second OTP to an address before this has passed. */
const resendSeconds = 60;

export interface EmailVerificationProps {
  email: string;
  onClose: () => void;
  onVerified: () => Promise<void>;
  onResend: () => Promise<{ error?: ApiError }>;
}

/** The 'Email Verification' modal: six digits, Verify, close and 'Change Email' (A 2). */
export function EmailVerification(props: EmailVerificationProps) {
  const { email, onClose, onVerified, onResend } = props;
  const [verifyOtp] = api.useVerifyOtpMutation();
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const { secondsLeft, restart } = useCountdown(resendSeconds);

  const refuse = (text: string) => {
    setProblem(text);
    notifyAccount('danger', text);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (otp.length !== otpDigits) return refuse('Please enter a valid OTP');
    setProblem(undefined);
    setPending(true);
    const { error } = await verifyOtp({ body: { email, otp } });
    if (error) refuse(readOtpRefusal(error));
    else await onVerified();
    setPending(false);
  };

  const resend = async () => {
    const { error } = await onResend();
    if (error) return refuse(readSendOtpRefusal(error));
    setOtp('');
    restart();
    notifyAccount('info', `A new OTP is on its way to ${email}.`);
  };

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Email Verification">
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Text>
            We have sent a one-time password of {otpDigits} digits to <strong>{email}</strong>.
          </Text>
          <OtpInput
            label="One-time password"
            value={otp}
            onChange={setOtp}
            errorMessage={problem}
            autoFocus
          />
          <Button
            type="submit"
            isDisabled={otp.length !== otpDigits}
            isPending={isPending}
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
    </Dialog>
  );
}

/** How a refused OTP is told (A 8). */
function readOtpRefusal(error: ApiError): string {
  if (hasNoResponse(error)) return 'Error while verifying OTP';
  return serverMessage(error) ?? 'OTP verification failed';
}

function useCountdown(seconds: number) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, restart: () => setSecondsLeft(seconds) };
}
