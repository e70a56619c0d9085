/** What is asked of a field's text. */
export interface FieldRule<Field extends string = string> {
  /** Marks the field, and refuses it empty. */
  isRequired?: boolean;
  /** Said of the empty field instead of the usual. */
  missingText?: string;
  /** What is wrong with a text that is there, beside those of the other fields. */
  check?: (text: string, values: Values<Field>) => string | undefined;
}

interface RequiredRule {
  isRequired: true;
}

/** Every field of a form, by name. */
export type Rules<Field extends string> = Record<Field, FieldRule<Field>>;
export type Values<Field extends string> = Record<Field, string>;
/** The texts that a form sends: an optional field that was left empty is absent. */
export type SentValues<R> = {
  [Field in keyof R as R[Field] extends RequiredRule ? Field : never]: string;
} & {
  [Field in keyof R as R[Field] extends RequiredRule ? never : Field]?: string;
};
/** What is wrong, by field. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

export const missingText = 'Please fill in this field';

export const fieldsOf = <Field extends string>(rules: Rules<Field>) =>
  Object.keys(rules) as Field[];

/** Neither trimmed nor kept anywhere. */
export const isPassword = (field: string) => field.includes('password');

const isMissing = <Field extends string>(rule: FieldRule<Field>, text: string) =>
  Boolean(rule.isRequired) && text === '';

/** What the rules say of one field; undefined when nothing is wrong with it. */
export function problemOf<Field extends string>(
  rules: Rules<Field>,
  values: Values<Field>,
  field: Field,
): string | undefined {
  const rule = rules[field];
  if (isMissing(rule, values[field])) return rule.missingText ?? missingText;
  return rule.check?.(values[field], values);
}

/** What keeps a form from being sent: the empty fields, and only then what is wrong with the rest. */
export function checkForm<Field extends string>(
  rules: Rules<Field>,
  values: Values<Field>,
): Problems<Field> {
  const fields = fieldsOf(rules);
  const missing = fields.filter((field) => isMissing(rules[field], values[field]));
  const problems: Problems<Field> = {};
  for (const field of missing.length > 0 ? missing : fields) {
    const problem = problemOf(rules, values, field);
    if (problem) problems[field] = problem;
  }
  return problems;
}
