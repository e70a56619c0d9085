import { paths } from './paths.ts';

/** The id of the review policy on the page of terms. */
export const reviewPolicyId = 'reviews';

/** The address of the review policy. */
export const reviewPolicy = `${paths.terms}#${reviewPolicyId}`;
