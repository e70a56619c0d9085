import { Button } from '@parinda/ui/button';
import { Inline } from '@parinda/ui/layout';
import { resendSeconds } from './otpRule.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface OtpActionsProps {
  /** Sending time of the last code, in ms since 1970. */
  sentAt: number;
  onChangeEmail: () => void;
  onResend: () => void;
}

/** The actions below an OTP field: another address, or another code after a pause. */
export function OtpActions({ sentAt, onChangeEmail, onResend }: OtpActionsProps) {
  const secondsLeft = useSecondsLeft(sentAt + resendSeconds * 1000, resendSeconds);
  return (
    <Inline justify="between">
      <Button variant="ghost" size="sm" onPress={onChangeEmail}>
        Change Email
      </Button>
      <Button variant="ghost" size="sm" isDisabled={secondsLeft > 0} onPress={onResend}>
        {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
      </Button>
    </Inline>
  );
}
