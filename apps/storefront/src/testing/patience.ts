import { configure } from '@testing-library/react';

configure({
  /** ms. Only ends tests that hang, as Vitest's own timeout does: a busy machine may be slow. */
  asyncUtilTimeout: 120_000,
  /** The page contains the text of its live region as well, where tests look for it. */
  defaultIgnore: 'script, style, [data-live-announcer] *',
});
