import { api } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Container } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Notice } from '@parinda/ui/notice';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { useCapability } from '../../model/capabilities/useCapability.ts';
import { paths, withQuery } from '../../shared/routing/paths.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetCodeForm } from './ResetCodeForm.tsx';
import * as styles from './SignupPage.css.ts';

/** A code that was mailed, or that the customer says to have. */
interface Code {
  email: string;
  /** In ms since 1970; 0 for a code from before. */
  sentAt: number;
}

/** A new password by e-mail code: e-mail → code and new password → login. */
export function ResetPasswordPage() {
  const [code, setCode] = useState<Code>();
  const { isLoading } = api.useGetCapabilitiesQuery();
  const isMissing = !useCapability('resetPassword') && !isLoading;
  return (
    <div className={styles.page}>
      <Container width="narrow">
        <div className={styles.face}>
          <Heading level={1} size="h3">
            Choose a new password
          </Heading>
          {isMissing ? (
            <Notice tone="info" isSilent>
              Please{' '}
              <Link href={withQuery('contact', { subject: 'Forgot Password' })}>write to us</Link>{' '}
              for a new password.
            </Notice>
          ) : code ? (
            <NewPasswordForm {...code} onChangeEmail={() => setCode(undefined)} />
          ) : (
            <ResetCodeForm onCode={(email, sentAt) => setCode({ email, sentAt })} />
          )}
          <Text size="sm">
            <Link isStandalone href={paths.signup}>
              Back to login
            </Link>
          </Text>
        </div>
      </Container>
    </div>
  );
}
