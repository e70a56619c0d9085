// `pnpm reviews:publish REVIEW_ID`: a waiting review was read and may be shown.
import { runScript } from '../start/run-script.ts';
import { publishReview } from './publishing.ts';

await runScript({
  what: 'a review',
  usage: 'pnpm reviews:publish REVIEW_ID',
  path: (id) => `/admin/reviews/${id}/publish`,
  work: publishReview,
  done: (id) => `Review ${id} is published.`,
});
