import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Link } from '@parinda/ui/link';
import { Notice } from '@parinda/ui/notice';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loggedIn } from '../../model/session/sessionSlice.ts';
import { loginForOrders, type SignupState } from '../../model/session/useSignup.ts';
import { sleep } from '../../shared/clock.ts';
import { notifyAccount } from '../../shared/notify.ts';
import { paths, withQuery } from '../../shared/paths.ts';
import { readForm, useFormErrors } from '../../shared/useFormErrors.ts';
import { useWaits } from '../../shared/waits.ts';
import { readLoginRefusal } from './loginRefusal.ts';
import * as styles from './SignupPage.css.ts';

const fields = ['email', 'password'] as const;

export interface LoginFormProps {
  /** 1 while this is the face that is seen. */
  level: 1 | 2;
  /** Set right after registering. */
  registeredEmail?: string | undefined;
  onFlip: () => void;
}

/** The login face (A 2): 2 s pass before the request is sent. */
export function LoginForm({ level, registeredEmail, onFlip }: LoginFormProps) {
  const [login] = api.useLoginMutation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { formRef, errors, setErrors } = useFormErrors<(typeof fields)[number]>();
  const { loginMs } = useWaits();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const from = (useLocation().state as SignupState | null)?.from ?? '/';

  const refuse = (text: string) => {
    setRefusal(text);
    notifyAccount('danger', text);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = readForm(event.currentTarget, fields);
    const missing = fields.filter((field) => form[field] === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, 'Please fill in this field'])));
    setRefusal(undefined);
    if (missing.length > 0) return refuse('Please enter login credentials');

    setPending(true);
    await sleep(loginMs);
    const { data, error } = await login({ body: form });
    setPending(false);
    if (error || !data) return refuse(readLoginRefusal(error));
    dispatch(loggedIn(data.token.access));
    navigate(from, { replace: true });
  };

  return (
    <form ref={formRef} className={styles.face} onSubmit={submit} noValidate>
      <Heading level={level} size="h3">
        Login
      </Heading>
      {registeredEmail && <Notice tone="success">Your account is ready. Please log in.</Notice>}
      {from === paths.orders && <Notice tone="info">{loginForOrders}</Notice>}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={styles.form}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          defaultValue={registeredEmail}
          errorMessage={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
          errorMessage={errors.password}
        />
      </div>
      <Button type="submit" isPending={isPending} isFullWidth>
        Login
      </Button>
      <Text size="sm">
        <Link href={withQuery('contact', { subject: 'Forgot Password' })}>Forgot Password</Link>
      </Text>
      <Text size="sm">
        New here?{' '}
        <Button variant="ghost" size="sm" onPress={onFlip}>
          Create an account
        </Button>
      </Text>
    </form>
  );
}
