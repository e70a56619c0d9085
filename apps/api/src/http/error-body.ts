import type { FieldError } from '../domain/errors.ts';
import type { ErrorBody } from './contract.ts';

/** Returns an error in one of the contract's error bodies. */
export function errorBody(shape: ErrorBody, message: string, errors: FieldError[] = []) {
  switch (shape) {
    case 'FieldErrors':
      return byField(errors.length > 0 ? errors : [{ field: 'request', text: message }]);
    case 'RegistrationErrors':
      return errors.length > 0 ? byField(errors) : { message };
    case 'ErrorList':
      return { errors: errors.length > 0 ? errors.map(asSentence) : [message] };
    case 'ErrorText':
      return { error: errors[0] ? asSentence(errors[0]) : message };
    case 'PaymentRefused':
      return { status: 'failed', message: errors[0] ? asSentence(errors[0]) : message };
    case 'Message':
      return { message: errors[0] ? asSentence(errors[0]) : message };
  }
}

function byField(errors: FieldError[]): Record<string, string[]> {
  // Without a prototype, so that a field named __proto__ works.
  const result: Record<string, string[]> = Object.create(null);
  for (const { field, text } of errors) {
    result[field] ??= [];
    result[field].push(text);
  }
  return result;
}

/** 'quantity must be a whole number', 'phone: This field is required.' */
function asSentence({ field, text }: FieldError): string {
  if (text.startsWith('Must ')) return `${field} must ${text.slice(5).replace(/\.$/, '')}`;
  if (field === 'email' || field === 'otp') return text;
  return `${field}: ${text}`;
}
