import { Accordion } from '@parinda/ui/accordion';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { faqs } from '../../parts/faqs/faqs.ts';

export function FaqSection() {
  return (
    <Container as="section" width="text">
      <Stack gap="lg">
        <Heading level={2}>Frequently Asked Questions</Heading>
        <Accordion
          items={faqs.map(({ id, title, text }) => ({ id, title, content: <Text>{text}</Text> }))}
        />
      </Stack>
    </Container>
  );
}
