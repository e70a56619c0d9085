import { Heading } from '@parinda/ui/heading';
import { Box, Container, Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { CompanyFacts } from '../../parts/company-facts/CompanyFacts.tsx';
import { grievanceTerms } from '../../shared/business.ts';
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
            <Stack gap="lg">
              <ReachUs />
              <ReachMap />
            </Stack>
          </div>
          <Seller />
        </Stack>
      </Container>
    </Wait>
  );
}

const Seller = () => (
  <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
    <Stack>
      <Heading level={2} size="h3">
        Seller and grievances
      </Heading>
      <Text>{grievanceTerms}</Text>
      <CompanyFacts />
    </Stack>
  </Box>
);
