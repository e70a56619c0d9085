import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Notice } from '@parinda/ui/notice';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { notifyAccount } from '../../shared/notify.ts';
import { readForm, useFormErrors } from '../../shared/useFormErrors.ts';
import {
  checkRegistration,
  passwordLength,
  type Refusal,
  type RegistrationField,
  type RegistrationForm,
  readRefusal,
  readSendOtpRefusal,
  registrationFields,
} from './registration.ts';
import * as styles from './SignupPage.css.ts';

const EmailVerification = lazy(async () => ({
  default: (await import('./EmailVerification.tsx')).EmailVerification,
}));

export interface RegisterFormProps {
  /** 1 while this is the face that is seen. */
  level: 1 | 2;
  onFlip: () => void;
  onRegistered: (email: string) => void;
}

/** The register face: form → OTP by e-mail → account (A 4). */
export function RegisterForm({ level, onFlip, onRegistered }: RegisterFormProps) {
  const [sendOtp] = api.useSendOtpMutation();
  const [register] = api.useRegisterMutation();
  const [isPending, setPending] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [verifying, setVerifying] = useState<RegistrationForm>();
  const [verifiedEmail, setVerifiedEmail] = useState<string>();
  const { formRef, errors, setErrors } = useFormErrors<RegistrationField>();

  const refuse = ({ texts, problems }: Refusal) => {
    setErrors(problems);
    setRefusals(texts);
    for (const text of texts) notifyAccount('danger', text);
  };

  const createAccount = async (form: RegistrationForm) => {
    const { error } = await register({ registration: form });
    setVerifying(undefined);
    if (!error) return onRegistered(form.email);
    const refusal = readRefusal(error);
    // The proof of the address may be used up or too old: the next try asks for a new OTP.
    if (Object.keys(refusal.problems).length === 0) setVerifiedEmail(undefined);
    refuse(refusal);
  };

  const askForOtp = async (form: RegistrationForm) => {
    const { error } = await sendOtp({ body: { email: form.email } });
    if (!error) {
      setVerifying(form);
      return;
    }
    const text = readSendOtpRefusal(error);
    refuse({ texts: [text], problems: {} });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = readForm(event.currentTarget, registrationFields);
    setErrors({});
    setRefusals([]);
    const refusal = checkRegistration(form);
    if (refusal) return refuse(refusal);
    setPending(true);
    // An address proved a moment ago need not be proved again to mend another field.
    await (form.email === verifiedEmail ? createAccount(form) : askForOtp(form));
    setPending(false);
  };

  return (
    <>
      <form ref={formRef} className={styles.face} onSubmit={submit} noValidate>
        <Heading level={level} size="h3">
          Register
        </Heading>
        {refusals.map((text) => (
          <Notice key={text} tone="danger">
            {text}
          </Notice>
        ))}
        <div className={styles.form}>
          <TextField
            label="Full Name"
            name="name"
            autoComplete="name"
            isRequired
            errorMessage={errors.name}
          />
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            isRequired
            errorMessage={errors.email}
          />
          <TextField
            label="Contact Number"
            name="contact"
            type="tel"
            autoComplete="tel"
            errorMessage={errors.contact}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            description={`At least ${passwordLength} characters`}
            isRequired
            errorMessage={errors.password}
          />
          <TextField
            label="Confirm Password"
            name="confirm_password"
            type="password"
            autoComplete="new-password"
            isRequired
            errorMessage={errors.confirm_password}
          />
        </div>
        <Button type="submit" isPending={isPending} isFullWidth>
          Register
        </Button>
        <Text size="sm">
          Already have an account?{' '}
          <Button variant="ghost" size="sm" onPress={onFlip}>
            Login
          </Button>
        </Text>
      </form>
      {verifying && (
        <Suspense>
          <EmailVerification
            email={verifying.email}
            onClose={() => setVerifying(undefined)}
            onVerified={() => {
              setVerifiedEmail(verifying.email);
              return createAccount(verifying);
            }}
            onResend={() => sendOtp({ body: { email: verifying.email } })}
          />
        </Suspense>
      )}
    </>
  );
}
