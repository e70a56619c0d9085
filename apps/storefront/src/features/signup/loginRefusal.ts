import { type ApiError, serverErrors, serverMessage, statusOf } from '@parinda/api-client';
import { refusedFields } from '../../shared/forms/refusedFields.ts';
import type { Rules } from '../../shared/forms/rules.ts';
import type { Refusal } from '../../shared/forms/useForm.ts';

export const loginRules = {
  email: { isRequired: true },
  password: { isRequired: true },
} satisfies Rules<'email' | 'password'>;

/** How a failed login is told: the server's errors, else 'Login failed' (2 §8). */
export function readLoginRefusal(error: ApiError | undefined): Refusal<keyof typeof loginRules> {
  const status = error && statusOf(error);
  // Without an answer, or with one that says success and gives no token.
  if (!error || status === undefined || status < 300) {
    return { texts: ['Unexpected error during login'] };
  }
  const ofFields = refusedFields(error, loginRules);
  if (ofFields) return ofFields;
  return { texts: [serverErrors(error).join(' ') || serverMessage(error) || 'Login failed'] };
}
