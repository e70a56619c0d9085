import type { FieldProblem } from '../domain/errors.ts';
import type { ErrorBody } from './contract.ts';

/** Writes a refusal in one of the contract's error bodies. */
export function errorBody(shape: ErrorBody, message: string, problems: FieldProblem[] = []) {
  switch (shape) {
    case 'FieldErrors':
      return fieldErrors(problems.length > 0 ? problems : [{ field: 'request', text: message }]);
    case 'RegistrationErrors':
      return problems.length > 0 ? fieldErrors(problems) : { message };
    case 'ErrorList':
      return { errors: problems.length > 0 ? problems.map(asSentence) : [message] };
    case 'ErrorText':
      return { error: problems[0] ? asSentence(problems[0]) : message };
    case 'PaymentRefused':
      return { status: 'failed', message: problems[0] ? asSentence(problems[0]) : message };
    case 'Message':
      return { message: problems[0] ? asSentence(problems[0]) : message };
  }
}

function fieldErrors(problems: FieldProblem[]): Record<string, string[]> {
  // Without a prototype, so that a field called __proto__ is a field like any other.
  const byField: Record<string, string[]> = Object.create(null);
  for (const { field, text } of problems) {
    byField[field] ??= [];
    byField[field].push(text);
  }
  return byField;
}

/** 'quantity must be a whole number', 'phone: This field is required.' */
function asSentence({ field, text }: FieldProblem): string {
  if (text.startsWith('Must ')) return `${field} must ${text.slice(5).replace(/\.$/, '')}`;
  if (field === 'email' || field === 'otp') return text;
  return `${field}: ${text}`;
}
