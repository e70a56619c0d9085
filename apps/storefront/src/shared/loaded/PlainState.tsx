import type { ErrorStateProps } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';

/** The same in words alone, for when the drawings cannot be had: it comes with the first script. */
export const PlainState = ({ title, text, action, headingLevel = 2 }: ErrorStateProps) => (
  <Container>
    <Stack gap="md">
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {action && <div>{action}</div>}
    </Stack>
  </Container>
);
