import { fieldsOf, isPassword, type Rules, type Values } from './rules.ts';

/** The texts of a form's fields by name, trimmed but for passwords. */
export function readForm<Field extends string>(form: HTMLFormElement, rules: Rules<Field>) {
  const data = new FormData(form);
  const entries = fieldsOf(rules).map((field) => {
    const text = String(data.get(field) ?? '');
    return [field, isPassword(field) ? text : text.trim()];
  });
  return Object.fromEntries(entries) as Values<Field>;
}
