import { Text } from '@parinda/ui/text';

/** What the star behind a label means (WCAG 3.3.2), at the head of a form. */
export const RequiredNote = () => (
  <Text size="sm" tone="muted">
    Fields with * are required.
  </Text>
);
