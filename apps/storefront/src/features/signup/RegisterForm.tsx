import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { useCapability } from '../../model/capabilities/useCapability.ts';
import { DataNotice } from '../../parts/personal-data/DataNotice.tsx';
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx';
import { useForm } from '../../shared/forms/useForm.ts';
import { lazyOverlay } from '../../shared/lazy/lazy.tsx';
import { codeOf, withCode, withoutCode } from './pendingRegistration.ts';
import { RegisterFields } from './RegisterFields.tsx';
import {
  type RegistrationForm,
  readRegistrationErrors,
  readSendOtpError,
  registrationRules,
  summarize,
} from './registration.ts';
import * as styles from './SignupPage.css.ts';
import type { usePendingRegistration } from './usePendingRegistration.ts';

const verifiedText = 'Your e-mail address is verified. Please enter your password and register.';

const EmailVerification = lazyOverlay(
  async () => (await import('./EmailVerification.tsx')).EmailVerification,
);

export interface RegisterFormProps {
  /** 1 while this face is visible. */
  level: 1 | 2;
  onFlip: () => void;
  onRegistered: (email: string) => void;
  /** The page keeps it: a flip clears the fields, but the server remembers the code. */
  registration: ReturnType<typeof usePendingRegistration>;
}

/** The register face: form → OTP by e-mail → account (2 §4). */
export function RegisterForm(props: RegisterFormProps) {
  const { level, onFlip, onRegistered, registration } = props;
  const { pending, change, end } = registration;
  const canCheckPassword = useCapability('checkPassword');
  const [checkPassword] = api.useCheckPasswordMutation();
  const [sendOtp] = api.useSendOtpMutation();
  const [register] = api.useRegisterMutation();
  /** Undefined after a reload, because no browser storage holds a password. */
  const [submitted, setSubmitted] = useState<RegistrationForm>();
  const { proofSecret, verifying, verifiedEmail } = pending;
  // Also an expired code: it must not close the open dialog.
  const sentCode = pending.codes.find(({ email }) => email === verifying);

  const send = async (email: string) => {
    const { error } = await sendOtp({ body: { email } });
    if (!error) change(({ codes }) => ({ codes: withCode(codes, { email, at: Date.now() }) }));
    return { error };
  };

  const closeVerification = () => change(() => ({ verifying: undefined }));

  const createAccount = async (values: RegistrationForm) => {
    const { error } = await register({
      // The contract requires the contact number; '' means none.
      registration: { contact: '', ...values, proof_secret: proofSecret },
    });
    closeVerification();
    if (!error) {
      end();
      onRegistered(values.email);
      return;
    }
    const errors = readRegistrationErrors(error);
    // The verification may be used up or expired, so the next attempt requests a new OTP.
    if (!errors.problems) change(() => ({ verifiedEmail: undefined }));
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
      if (canCheckPassword) {
        const { email, password } = values;
        const { error } = await checkPassword({ body: { email, password } });
        if (error) return readRegistrationErrors(error);
      }
      // A code stays valid when the dialog closes, and the server sends no second one so soon.
      if (!codeOf(pending, values.email, Date.now())) {
        const { error } = await send(values.email);
        if (error) return { texts: [readSendOtpError(error)] };
      }
      setSubmitted(values);
      change(() => ({ verifying: values.email }));
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
        <DataNotice
          data="your name, e-mail address, contact number and password"
          purpose="to keep your account and to deliver and bill your orders"
        />
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
      {verifying && sentCode && (
        <EmailVerification
          email={verifying}
          sentAt={sentCode.at}
          proofSecret={proofSecret}
          onClose={closeVerification}
          onVerified={async () => {
            change(() => ({ verifiedEmail: verifying }));
            if (submitted) {
              form.showServerErrors(await createAccount(submitted));
            } else {
              closeVerification();
              form.notices.show('success', verifiedText, true);
            }
            // The code works only once.
            change(({ codes }) => ({ codes: withoutCode(codes, verifying) }));
          }}
          onResend={() => send(verifying)}
        />
      )}
    </>
  );
}
