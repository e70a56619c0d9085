import { Text } from '@parinda/ui/text';

/** Explains the asterisk of required fields (WCAG 3.3.2), at the top of a form. */
export const RequiredNote = () => (
  <Text size="sm" tone="muted">
    Fields with * are required.
  </Text>
);
