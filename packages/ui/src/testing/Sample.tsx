import { Box } from '../layout/index.ts';

/** A box that shows where a layout component puts its children. */
export const Sample = ({ children }: { children: string }) => (
  <Box padding="md" background="surface" radius="md" border="subtle">
    {children}
  </Box>
);
