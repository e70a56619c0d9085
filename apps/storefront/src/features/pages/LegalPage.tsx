import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Prose } from '@parinda/ui/prose';
import { Text } from '@parinda/ui/text';
import type { ReactNode } from 'react';

export interface LegalPageProps {
  title: string;
  /** A summary in one sentence. */
  summary: string;
  children: ReactNode;
}

/** A legal page: title, summary, then the text. */
export function LegalPage({ title, summary, children }: LegalPageProps) {
  return (
    <Container width="text">
      <Stack gap="lg" as="article">
        <Stack gap="sm">
          <Heading level={1}>{title}</Heading>
          <Text size="lg" tone="muted">
            {summary}
          </Text>
        </Stack>
        <Prose>{children}</Prose>
      </Stack>
    </Container>
  );
}
