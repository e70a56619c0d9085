/** Rules of the sign-up card (A 5) and how a refused registration is told (A 8). */
import {
  type ApiError,
  fieldErrors,
  hasNoResponse,
  isUnexpected,
  serverMessage,
} from '@parinda/api-client';

export const registrationFields = [
  'name',
  'email',
  'contact',
  'password',
  'confirm_password',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationForm = Record<RegistrationField, string>;
export type RegistrationProblems = Partial<Record<RegistrationField, string>>;

const requiredFields = ['name', 'email', 'password', 'confirm_password'] as const;
/** The contract's bound; the documents name none. */
export const passwordLength = 8;

export interface Refusal {
  /** Toasts, in order. */
  texts: string[];
  /** The same, beside the fields they speak of. */
  problems: RegistrationProblems;
}

/** What is wrong with the typed form before anything is sent; null when nothing is. */
export function checkRegistration(form: RegistrationForm): Refusal | null {
  const missing = requiredFields.filter((field) => form[field] === '');
  if (missing.length > 0) {
    return {
      texts: ['Please fill all required signup fields'],
      problems: Object.fromEntries(missing.map((field) => [field, 'Please fill in this field'])),
    };
  }
  if (form.password !== form.confirm_password) {
    const text = "Both passwords don't match";
    return { texts: [text], problems: { confirm_password: text } };
  }
  if (form.password.length < passwordLength) {
    const text = `Please choose a password of at least ${passwordLength} characters`;
    return { texts: [text], problems: { password: text } };
  }
  return null;
}

/** How an OTP that could not be sent is told (A 8). */
export const readSendOtpRefusal = (error: ApiError): string =>
  hasNoResponse(error)
    ? 'Error while sending OTP, Please check your email or contact support.'
    : (serverMessage(error) ?? 'Failed to send OTP');

/** How a failed register call is told (A 8). */
export function readRefusal(error: ApiError): Refusal {
  if (hasNoResponse(error)) {
    const text =
      'status' in error
        ? 'Server not responding. Please check your connection.'
        : 'An unexpected error occurred.';
    return { texts: [text], problems: {} };
  }
  const fields = Object.entries(fieldErrors(error));
  if (fields.length > 0) {
    return {
      texts: fields.flatMap(([field, messages]) => messages.map((text) => `${field}: ${text}`)),
      problems: Object.fromEntries(fields.map(([field, messages]) => [field, messages.join(' ')])),
    };
  }
  const fallback = isUnexpected(error) ? 'Something went wrong' : 'Registration failed';
  return { texts: [serverMessage(error) ?? fallback], problems: {} };
}
