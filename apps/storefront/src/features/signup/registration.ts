/** Rules of the sign-up card (2 §5) and how a refused registration is told (2 §8). */
import {
  type ApiError,
  hasNoResponse,
  isUnexpected,
  type Registration,
  serverMessage,
} from '@parinda/api-client';
import { refusedFields } from '../../shared/forms/refusedFields.ts';
import {
  missingText,
  type Problems,
  type Rules,
  type SentValues,
} from '../../shared/forms/rules.ts';
import type { Refusal } from '../../shared/forms/useForm.ts';

/** The contract's bound; the documents name none. */
export const passwordLength = 8;

/** Name, email and both passwords are required, and the passwords must match (2 §5). */
export const registrationRules = {
  name: { isRequired: true },
  email: { isRequired: true },
  contact: {},
  // Before the other: where both are wrong, this is said.
  confirm_password: {
    isRequired: true,
    check: (text, { password }) => (text === password ? undefined : "Both passwords don't match"),
  },
  password: {
    isRequired: true,
    check: (text) =>
      text.length < passwordLength
        ? `Please choose a password of at least ${passwordLength} characters`
        : undefined,
  },
} satisfies Rules<Exclude<keyof Registration, 'proof_secret'>>;

export type RegistrationField = keyof typeof registrationRules;
export type RegistrationForm = SentValues<typeof registrationRules>;

/** What is said of the form as a whole. */
export const summarize = (problems: Problems<RegistrationField>): string =>
  Object.values(problems).find((text) => text !== missingText) ??
  'Please fill all required signup fields';

/** How an OTP that could not be sent is told (2 §8). */
export const readSendOtpRefusal = (error: ApiError): string =>
  hasNoResponse(error)
    ? 'Error while sending OTP, Please check your email or contact support.'
    : (serverMessage(error) ?? 'Failed to send OTP');

/** How a failed register call is told (2 §8). */
export function readRefusal(error: ApiError): Refusal<RegistrationField> {
  if (hasNoResponse(error)) {
    const text =
      'status' in error
        ? 'Server not responding. Please check your connection.'
        : 'An unexpected error occurred.';
    return { texts: [text] };
  }
  const ofFields = refusedFields(error, registrationRules, (field, text) => `${field}: ${text}`);
  if (ofFields) return ofFields;
  const fallback = isUnexpected(error) ? 'Something went wrong' : 'Registration failed';
  return { texts: [serverMessage(error) ?? fallback] };
}
