import { type ApiError, type NewReview, serverErrors, serverMessage } from '@parinda/api-client';
import { readFieldErrors } from '../../shared/forms/readFieldErrors.ts';
import type { Rules } from '../../shared/forms/rules.ts';
import type { FormErrors } from '../../shared/forms/useForm.ts';

export type ReviewField = Exclude<keyof NewReview, 'product' | 'order' | 'user'>;
const fields: Rules<ReviewField> = { rating: {}, review_text: {} };

/** Returns field errors, else the server's first error, else the documented text (2 §7, 2 §8). */
export function readReviewErrors(error: ApiError): FormErrors<ReviewField> {
  const ofFields = readFieldErrors(error, fields);
  if (ofFields && Object.keys(ofFields.problems).length > 0) return ofFields;
  const text = serverErrors(error)[0] ?? serverMessage(error) ?? ofFields?.texts[0];
  return { texts: [text ?? 'Failed to add review. Please try again.'] };
}
