import { type ApiError, hasNoResponse, serverMessage } from '@parinda/api-client';
import { readFieldErrors } from './readFieldErrors.ts';
import type { Rules } from './rules.ts';
import type { FormErrors } from './useForm.ts';

/**
 * Returns the messages of a form that the server has not accepted.
 *
 * @param fallback message when the server gives none
 */
export function readFormErrors<Field extends string>(
  error: ApiError,
  rules: Rules<Field>,
  fallback: string,
): FormErrors<Field> {
  if (hasNoResponse(error)) {
    return { texts: ['Server not responding. Please check your connection.'] };
  }
  return readFieldErrors(error, rules) ?? { texts: [serverMessage(error) ?? fallback] };
}
