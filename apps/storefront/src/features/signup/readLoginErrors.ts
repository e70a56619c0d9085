import { type ApiError, serverErrors, serverMessage, statusOf } from '@parinda/api-client';
import { visibleEmail } from '../../shared/forms/email.ts';
import { readFieldErrors } from '../../shared/forms/readFieldErrors.ts';
import type { Rules } from '../../shared/forms/rules.ts';
import type { FormErrors } from '../../shared/forms/useForm.ts';

export const loginRules = {
  email: { isRequired: true, normalize: visibleEmail },
  password: { isRequired: true },
} satisfies Rules<'email' | 'password'>;

/** Returns the messages of a failed login: the server's errors, else 'Login failed' (2 §8). */
export function readLoginErrors(error: ApiError | undefined): FormErrors<keyof typeof loginRules> {
  const status = error && statusOf(error);
  // No answer, or a successful one without a token.
  if (!error || status === undefined || status < 300) {
    return { texts: ['Unexpected error during login'] };
  }
  const ofFields = readFieldErrors(error, loginRules);
  if (ofFields) return ofFields;
  return { texts: [serverErrors(error).join(' ') || serverMessage(error) || 'Login failed'] };
}
