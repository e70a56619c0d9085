// `pnpm reviews:publish REVIEW_ID`: a waiting review was read and may be shown.

import { publish } from '../domain/owner-acts.ts';
import { idOf, runScript } from './run-script.ts';

await runScript((argument) => {
  const id = idOf(argument, 'a review', 'pnpm reviews:publish REVIEW_ID');
  return {
    path: `/admin/reviews/${id}/publish`,
    work: (db) => publish(db, id),
  };
});
