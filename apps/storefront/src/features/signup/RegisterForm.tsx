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
  readRefusal,
  readSendOtpRefusal,
  registrationRules,
  summarize,
} from './registration.ts';
import * as styles from './SignupPage.css.ts';

const EmailVerification = lazyOverlay(
  async () => (await import('./EmailVerification.tsx')).EmailVerification,
);

/** A one-time password that is on its way, or has come. */
export interface SentOtp {
  email: string;
  /** ms since 1970 */
  at: number;
}

export interface RegisterFormProps {
  /** 1 while this is the face that is seen. */
  level: 1 | 2;
  onFlip: () => void;
  onRegistered: (email: string) => void;
  /** Kept by the page: a flip of the card clears the fields, not what the server remembers. */
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
  // Ties the proof of an address to the registration that follows; no other visitor knows it.
  const [proofSecret] = useState(randomKey);

  const send = async (email: string) => {
    const { error } = await sendOtp({ body: { email } });
    if (!error) onOtpSent({ email, at: Date.now() });
    return { error };
  };

  const createAccount = async (registration: RegistrationForm) => {
    const { error } = await register({
      // The contract requires the contact number; '' says that there is none.
      registration: { contact: '', ...registration, proof_secret: proofSecret },
    });
    setVerifying(undefined);
    if (!error) {
      onRegistered(registration.email);
      return;
    }
    const refusal = readRefusal(error);
    // The proof of the address may be used up or too old: the next try asks for a new OTP.
    if (!refusal.problems) setVerifiedEmail(undefined);
    return refusal;
  };

  const form = useForm({
    flow: 'account',
    rules: registrationRules,
    summary: summarize,
    draft: 'registration',
    send: async (values) => {
      // An address proved a moment ago need not be proved again to mend another field.
      if (values.email === verifiedEmail) return createAccount(values);
      // Closing the verification takes no code back: the server sends none again so soon.
      if (values.email !== sentOtp?.email) {
        const { error } = await send(values.email);
        if (error) return { texts: [readSendOtpRefusal(error)] };
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
            form.refuse(await createAccount(verifying));
            // It was good for one use.
            onOtpSent(undefined);
          }}
          onResend={() => send(verifying.email)}
        />
      )}
    </>
  );
}
