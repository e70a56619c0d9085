// `pnpm reviews:publish REVIEW_ID`: a waiting review was read and may be shown.

import { publishReview } from '../domain/reviews/publishing.ts';
import { runScript } from './run-script.ts';

await runScript({
  what: 'a review',
  usage: 'pnpm reviews:publish REVIEW_ID',
  path: (id) => `/admin/reviews/${id}/publish`,
  work: publishReview,
  done: (id) => `Review ${id} is published.`,
});
