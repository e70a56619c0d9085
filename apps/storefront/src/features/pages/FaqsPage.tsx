import { Accordion } from '@parinda/ui/accordion';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { faqs } from '../../parts/faqs/faqs.ts';
import { paths } from '../../shared/routing/paths.ts';

/** /faqs: the five questions of the home page. */
export function FaqsPage() {
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1}>Frequently Asked Questions</Heading>
        <Accordion
          headingLevel={2}
          defaultExpandedKeys={[faqs[0].id]}
          items={faqs.map(({ id, title, text }) => ({ id, title, content: <Text>{text}</Text> }))}
        />
        <Text tone="muted">
          Not answered here? <Link href={paths.contact}>Write to us</Link> and we will.
        </Text>
      </Stack>
    </Container>
  );
}
