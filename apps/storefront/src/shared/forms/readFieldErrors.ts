import { type ApiError, fieldErrors } from '@parinda/api-client';
import { fieldsOf, type Rules } from './rules.ts';
import type { FormErrors } from './useForm.ts';

/** Formats a server's error of a field for the notice near the form. */
type Format = (field: string, text: string) => string;

/**
 * Assigns a server's errors to the fields of a form; errors of unknown fields apply to the whole
 * form.
 *
 * @returns undefined when it names no field
 */
export function readFieldErrors<Field extends string>(
  error: ApiError,
  rules: Rules<Field>,
  format: Format = (_field, text) => text,
): Required<FormErrors<Field>> | undefined {
  const named = Object.entries(fieldErrors(error));
  if (named.length === 0) return;
  const fields: string[] = fieldsOf(rules);
  const formatted = named.map(
    ([field, texts]) => [field, texts.map((text) => format(field, text))] as const,
  );
  const own = ([field]: readonly [string, unknown]) => fields.includes(field);
  return {
    texts: formatted.filter((entry) => !own(entry)).flatMap(([, texts]) => texts),
    problems: Object.fromEntries(
      named.filter(own).map(([field, texts]) => [field, texts.join(' ')]),
    ),
    textsOfFields: Object.fromEntries(formatted.filter(own)),
  } as Required<FormErrors<Field>>;
}
