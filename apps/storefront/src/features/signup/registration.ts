/** Rules of the sign-up card (2 §5) and messages for a rejected registration (2 §8). */
import {
  type ApiError,
  hasNoResponse,
  isUnexpected,
  type Registration,
  serverMessage,
} from '@parinda/api-client';
import { toAsciiDigits } from '@parinda/ui/text-field';
import { emailError, visibleEmail } from '../../shared/forms/email.ts';
import { newPasswordRule } from '../../shared/forms/newPassword.ts';
import { readFieldErrors } from '../../shared/forms/readFieldErrors.ts';
import {
  missingText,
  type Problems,
  type Rules,
  type SentValues,
} from '../../shared/forms/rules.ts';
import type { FormErrors } from '../../shared/forms/useForm.ts';

/** Name, email and both passwords are required, and the passwords must match (2 §5). */
export const registrationRules = {
  name: { isRequired: true },
  email: { isRequired: true, normalize: visibleEmail, check: emailError },
  contact: { normalize: toAsciiDigits },
  // Comes first: if both passwords have errors, the form shows this one.
  confirm_password: {
    isRequired: true,
    check: (text, { password }) => (text === password ? undefined : "Both passwords don't match"),
  },
  password: newPasswordRule,
} satisfies Rules<Exclude<keyof Registration, 'proof_secret'>>;

export type RegistrationField = keyof typeof registrationRules;
export type RegistrationForm = SentValues<typeof registrationRules>;

/** Returns the message for the whole form. */
export const summarize = (problems: Problems<RegistrationField>): string =>
  Object.values(problems).find((text) => text !== missingText) ??
  'Please fill all required signup fields';

/** Returns the message when sending an OTP failed (2 §8). */
export const readSendOtpError = (error: ApiError): string =>
  hasNoResponse(error)
    ? 'Error while sending OTP, Please check your email or contact support.'
    : (serverMessage(error) ?? 'Failed to send OTP');

/** Returns the messages of a failed register call (2 §8). */
export function readRegistrationErrors(error: ApiError): FormErrors<RegistrationField> {
  if (hasNoResponse(error)) {
    const text =
      'status' in error
        ? 'Server not responding. Please check your connection.'
        : 'An unexpected error occurred.';
    return { texts: [text] };
  }
  const ofFields = readFieldErrors(error, registrationRules, (field, text) => `${field}: ${text}`);
  if (ofFields) return ofFields;
  const fallback = isUnexpected(error) ? 'Something went wrong' : 'Registration failed';
  return { texts: [serverMessage(error) ?? fallback] };
}
