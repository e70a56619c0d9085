import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Link } from '@parinda/ui/link';
import { PasswordField } from '@parinda/ui/password-field';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsInBrowser } from '../../hydration/firstView.ts';
import { useCapability } from '../../model/capabilities/useCapability.ts';
import { loggedIn } from '../../model/session/sessionSlice.ts';
import type { SignupState } from '../../model/session/useSignup.ts';
import { NewsNotice } from '../../shared/feedback/NewsNotice.tsx';
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx';
import { useForm } from '../../shared/forms/useForm.ts';
import { lazyExtra } from '../../shared/lazy/lazy.tsx';
import { paths, withQuery } from '../../shared/routing/paths.ts';
import { sleep } from '../../shared/time/clock.ts';
import { useWaits } from '../../shared/wait/waits.ts';
import { loginRules, readLoginErrors } from './readLoginErrors.ts';
import * as styles from './SignupPage.css.ts';

const LoginReason = lazyExtra(async () => (await import('./LoginReason.tsx')).LoginReason);

export interface LoginFormProps {
  /** 1 while this face is visible. */
  level: 1 | 2;
  /** Set directly after a registration. */
  registeredEmail?: string | undefined;
  onFlip: () => void;
}

/** The login face (2 §2), which waits 2 s before it sends the request. */
export function LoginForm({ level, registeredEmail, onFlip }: LoginFormProps) {
  const [login] = api.useLoginMutation();
  const { loginMs } = useWaits();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const canReset = useCapability('resetPassword');
  const { from, hasExpired, hasNewPassword } = (useLocation().state as SignupState | null) ?? {};
  // A reload keeps the history state, which the server cannot read.
  const isInBrowser = useIsInBrowser();

  const form = useForm({
    flow: 'account',
    rules: loginRules,
    summary: 'Please enter login credentials',
    draft: 'login',
    send: async (body) => {
      await sleep(loginMs);
      const { data, error } = await login({ body });
      if (!data) return readLoginErrors(error);
      dispatch(loggedIn(data));
      navigate(from ?? paths.home, { replace: true });
    },
  });

  return (
    <form className={styles.face} {...form.props}>
      <Heading level={level} size="h3">
        Login
      </Heading>
      {registeredEmail && (
        <NewsNotice tone="success">Your account is ready. Please log in.</NewsNotice>
      )}
      {isInBrowser && hasNewPassword && (
        <NewsNotice tone="success">Your password is changed. Please log in.</NewsNotice>
      )}
      {isInBrowser && from !== undefined && <LoginReason from={from} hasExpired={hasExpired} />}
      {form.notices.element}
      <RequiredNote />
      <div className={styles.form}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={registeredEmail}
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      </div>
      <Button type="submit" isPending={form.isPending} isFullWidth>
        Login
      </Button>
      <Text size="sm">
        <Link
          isStandalone
          href={
            canReset ? paths.resetPassword : withQuery('contact', { subject: 'Forgot Password' })
          }
        >
          Forgot Password
        </Link>
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
