import { configure } from '@testing-library/react';

configure({
  /** ms. It only ends tests that hang, as vitest's own timeout does: a busy machine may take long. */
  asyncUtilTimeout: 120_000,
  /** What is said by the page's live region stands in the page as well, where tests look for it. */
  defaultIgnore: 'script, style, [data-live-announcer] *',
});
