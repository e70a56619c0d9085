import { type ApiError, type NewReview, serverErrors, serverMessage } from '@parinda/api-client';
import { refusedFields } from '../../shared/forms/refusedFields.ts';
import type { Rules } from '../../shared/forms/rules.ts';
import type { Refusal } from '../../shared/forms/useForm.ts';

export type ReviewField = Exclude<keyof NewReview, 'product' | 'order' | 'user'>;
const fields: Rules<ReviewField> = { rating: {}, review_text: {} };

/** Returns field errors, else the server's first error, else the documented text (2 §7, 2 §8). */
export function readReviewRefusal(error: ApiError): Refusal<ReviewField> {
  const ofFields = refusedFields(error, fields);
  if (ofFields && Object.keys(ofFields.problems).length > 0) return ofFields;
  const text = serverErrors(error)[0] ?? serverMessage(error) ?? ofFields?.texts[0];
  return { texts: [text ?? 'Failed to add review. Please try again.'] };
}
