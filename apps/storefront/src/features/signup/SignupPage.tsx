import { FlipCard } from '@parinda/ui/flip-card';
import { Container } from '@parinda/ui/layout';
import { useState } from 'react';
import { draftOf } from '../../shared/forms/drafts.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import { Wait } from '../../shared/wait/Wait.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import * as styles from './SignupPage.css.ts';
import { usePendingRegistration } from './usePendingRegistration.ts';

/** One card with two faces, login and register (2 §2). A flip clears the hidden face. */
export function SignupPage() {
  const [isFlipped, setFlipped] = useState(false);
  const [flips, setFlips] = useState(0);
  const [registeredEmail, setRegisteredEmail] = useState<string>();
  const registration = usePendingRegistration(() => setFlipped(true));
  useOwnMetadata({ title: isFlipped ? 'Create an account' : undefined });

  const flip = (email?: string) => {
    draftOf(isFlipped ? 'registration' : 'login').forget();
    setRegisteredEmail(email);
    setFlipped(!isFlipped);
    setFlips(flips + 1);
  };

  return (
    <Wait name="signupMs" label="Loading">
      <div className={styles.page}>
        <Container width="narrow">
          <FlipCard
            isFlipped={isFlipped}
            frontLabel="Login"
            backLabel="Register"
            front={
              <LoginForm
                key={flips}
                level={isFlipped ? 2 : 1}
                registeredEmail={registeredEmail}
                onFlip={() => flip()}
              />
            }
            back={
              <RegisterForm
                key={flips}
                level={isFlipped ? 1 : 2}
                onFlip={() => flip()}
                onRegistered={flip}
                registration={registration}
              />
            }
          />
        </Container>
      </div>
    </Wait>
  );
}
