/** Validation of one field. */
export interface FieldRule<Field extends string = string> {
  /** Marks the field as required, and rejects an empty value. */
  isRequired?: boolean;
  /** Replaces the default error of an empty field. */
  missingText?: string;
  /** Returns the text to check, store and send for a typed text. */
  normalize?: (text: string) => string;
  /** Returns the error of a non-empty text, if any; gets the values of all fields. */
  check?: (text: string, values: Values<Field>) => string | undefined;
}

interface RequiredRule {
  isRequired: true;
}

export type Rules<Field extends string> = Record<Field, FieldRule<Field>>;
export type Values<Field extends string> = Record<Field, string>;
/** The values that a form sends: empty optional fields are absent. */
export type SentValues<R> = {
  [Field in keyof R as R[Field] extends RequiredRule ? Field : never]: string;
} & {
  [Field in keyof R as R[Field] extends RequiredRule ? never : Field]?: string;
};
export type Problems<Field extends string> = Partial<Record<Field, string>>;

export const missingText = 'Please fill in this field';

export const fieldsOf = <Field extends string>(rules: Rules<Field>) =>
  Object.keys(rules) as Field[];

/** Passwords are neither trimmed nor stored. */
export const isPassword = (field: string) => field.includes('password');

const isMissing = <Field extends string>(rule: FieldRule<Field>, text: string) =>
  Boolean(rule.isRequired) && text === '';

/** Returns the error of one field, or undefined. */
export function problemOf<Field extends string>(
  rules: Rules<Field>,
  values: Values<Field>,
  field: Field,
): string | undefined {
  const rule = rules[field];
  if (isMissing(rule, values[field])) return rule.missingText ?? missingText;
  return rule.check?.(values[field], values);
}

/** Returns the errors of a form: missing fields first, other errors only when none is missing. */
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
