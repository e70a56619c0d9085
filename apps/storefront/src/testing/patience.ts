import { configure } from '@testing-library/react';

configure({
  /** How long something that comes later may take, in ms: on a busy machine a second is soon over. */
  asyncUtilTimeout: 5000,
  /** What is said by the page's live region stands in the page as well, where tests look for it. */
  defaultIgnore: 'script, style, [data-live-announcer] *',
});
