import { fieldsOf, isPassword, type Rules, type SentValues, type Values } from './rules.ts';

/** Returns the texts of a form's fields by name, trimmed and normalized except for passwords. */
export function readForm<Field extends string>(form: HTMLFormElement, rules: Rules<Field>) {
  const data = new FormData(form);
  const entries = fieldsOf(rules).map((field) => {
    const text = String(data.get(field) ?? '');
    if (isPassword(field)) return [field, text];
    const { normalize = String } = rules[field];
    return [field, normalize(text).trim()];
  });
  return Object.fromEntries(entries) as Values<Field>;
}

/** Returns the texts without empty optional fields, as a backend may reject ''. */
export function valuesToSend<R extends Rules<keyof R & string>>(
  rules: R,
  values: Values<keyof R & string>,
) {
  const sent = fieldsOf(rules).filter((field) => rules[field].isRequired || values[field] !== '');
  return Object.fromEntries(sent.map((field) => [field, values[field]])) as SentValues<R>;
}
