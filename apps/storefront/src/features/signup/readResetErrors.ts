import { type ApiError, hasNoResponse, serverMessage } from '@parinda/api-client';
import { readFieldErrors } from '../../shared/forms/readFieldErrors.ts';
import type { FormErrors } from '../../shared/forms/useForm.ts';
import { otpRule } from './otpRule.ts';
import { newPasswordRule } from './registration.ts';

export const resetRules = { otp: otpRule, password: newPasswordRule };

/** Returns the messages of a new password that was not accepted. */
export function readResetErrors(error: ApiError): FormErrors<keyof typeof resetRules> {
  if (hasNoResponse(error)) {
    return { texts: ['Server not responding. Please check your connection.'] };
  }
  return (
    readFieldErrors(error, resetRules) ?? {
      texts: [serverMessage(error) ?? 'Failed to change the password'],
    }
  );
}
