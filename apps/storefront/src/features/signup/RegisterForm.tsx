import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx';
import { useForm } from '../../shared/forms/useForm.ts';
import { lazyOverlay } from '../../shared/lazy/lazy.tsx';
import { randomKey } from '../../shared/randomKey.ts';
import { RegisterFields } from './RegisterFields.tsx';
import {
  type RegistrationForm,
  readRegistrationErrors,
  readSendOtpError,
  registrationRules,
  summarize,
} from './registration.ts';
import * as styles from './SignupPage.css.ts';

const EmailVerification = lazyOverlay(
  async () => (await import('./EmailVerification.tsx')).EmailVerification,
);

/** A one-time password that the server has accepted for sending. */
export interface SentOtp {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface RegisterFormProps {
  /** 1 while this face is visible. */
  level: 1 | 2;
  onFlip: () => void;
  onRegistered: (email: string) => void;
  /** The page keeps it: a flip clears the fields, but the server remembers the code. */
  sentOtp: SentOtp | undefined;
  onOtpSent: (sent: SentOtp | undefined) => void;
}

/** The register face: form → OTP by e-mail → account (2 §4). */
export function RegisterForm(props: RegisterFormProps) {
  const { level, onFlip, onRegistered, sentOtp, onOtpSent } = props;
  const [sendOtp] = api.useSendOtpMutation();
  const [register] = api.useRegisterMutation();
  const [verifying, setVerifying] = useState<RegistrationForm>();
  const [verifiedEmail, setVerifiedEmail] = useState<string>();
  // Links the verified address to this registration; no other visitor knows it.
  const [proofSecret] = useState(randomKey);

  const send = async (email: string) => {
    const { error } = await sendOtp({ body: { email } });
    if (!error) onOtpSent({ email, at: Date.now() });
    return { error };
  };

  const createAccount = async (registration: RegistrationForm) => {
    const { error } = await register({
      // The contract requires the contact number; '' means none.
      registration: { contact: '', ...registration, proof_secret: proofSecret },
    });
    setVerifying(undefined);
    if (!error) {
      onRegistered(registration.email);
      return;
    }
    const errors = readRegistrationErrors(error);
    // The verification may be used up or expired, so the next attempt requests a new OTP.
    if (!errors.problems) setVerifiedEmail(undefined);
    return errors;
  };

  const form = useForm({
    flow: 'account',
    rules: registrationRules,
    summary: summarize,
    draft: 'registration',
    send: async (values) => {
      // A verified address needs no second OTP after another field is corrected.
      if (values.email === verifiedEmail) return createAccount(values);
      // A code stays valid when the dialog closes, and the server sends no second one so soon.
      if (values.email !== sentOtp?.email) {
        const { error } = await send(values.email);
        if (error) return { texts: [readSendOtpError(error)] };
      }
      setVerifying(values);
      return 'unfinished';
    },
  });

  return (
    <>
      <form className={styles.face} {...form.props}>
        <Heading level={level} size="h3">
          Register
        </Heading>
        {form.notices.element}
        <RequiredNote />
        <RegisterFields field={form.field} />
        <Button type="submit" isPending={form.isPending} isFullWidth>
          Register
        </Button>
        <Text size="sm">
          Already have an account?{' '}
          <Button variant="ghost" size="sm" onPress={onFlip}>
            Login
          </Button>
        </Text>
      </form>
      {verifying && sentOtp && (
        <EmailVerification
          email={verifying.email}
          sentAt={sentOtp.at}
          proofSecret={proofSecret}
          onClose={() => setVerifying(undefined)}
          onVerified={async () => {
            setVerifiedEmail(verifying.email);
            form.showServerErrors(await createAccount(verifying));
            // The proof works only once.
            onOtpSent(undefined);
          }}
          onResend={() => send(verifying.email)}
        />
      )}
    </>
  );
}
