import { Container, Stack } from '@parinda/ui/layout';
import { Wait } from '../../shared/wait/Wait.tsx';
import * as styles from './Contact.css.ts';
import { ContactForm } from './ContactForm.tsx';
import { ReachMap } from './ReachMap.tsx';
import { ReachUs } from './ReachUs.tsx';

/** /contact (1 §2). The form is mounted behind the 2 s spinner. */
export function ContactPage() {
  return (
    <Wait name="contactMs" label="Loading contact form">
      <Container>
        <Stack gap="xl">
          <div className={styles.columns}>
            <ContactForm />
            <ReachUs />
          </div>
          <ReachMap />
        </Stack>
      </Container>
    </Wait>
  );
}
