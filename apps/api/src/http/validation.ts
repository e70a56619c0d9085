import { notAGstin } from '@parinda/brand/gst';
import type { ErrorObject, Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import type { FieldError } from '../domain/errors.ts';

const options: Options = {
  verbose: true,
  strict: false,
  removeAdditional: false,
  useDefaults: false,
  validateFormats: false,
};
const asSent = new Ajv2020({ ...options, coerceTypes: false });
const fromText = new Ajv2020({ ...options, coerceTypes: true });

/** Parts of a schema that describe its fields. */
interface Fields {
  type?: string;
  properties?: Record<string, object>;
  required?: string[];
}

/** Path and query arrive as text, so their types are coerced; a body's are not. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? asSent : fromText;
  return boundedValidator(ajv, httpPart === 'headers' ? withLowerCaseNames(schema) : schema);
};

/** Compiles a validator that reports at most one error for each documented field. */
export function boundedValidator(ajv: Ajv2020, schema: Fields) {
  const { properties = {}, required = [] } = schema;
  const isValid = ajv.compile(schema);
  const fieldValidators = [...new Set([...required, ...Object.keys(properties)])].map((name) =>
    ajv.compile({
      type: 'object',
      required: required.filter((one) => one === name),
      properties: { [name]: properties[name] ?? true },
    }),
  );
  return (data: unknown): true | { error: ErrorObject[] } => {
    if (isValid(data)) return true;
    const first = isValid.errors ?? [];
    const found = fieldValidators.flatMap((isFieldValid) =>
      isFieldValid(data) ? [] : (isFieldValid.errors ?? []),
    );
    return { error: found.length > 0 ? found : first };
  };
}

/** Node lowercases header names. */
const withLowerCaseNames = (schema: Fields): Fields => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, inner]) => [name.toLowerCase(), inner]),
  ),
  required: (schema.required ?? []).map((name) => name.toLowerCase()),
});

/** Returns the first error of each field. */
export function fieldErrorsOf(errors: ErrorObject[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!byField.has(field)) byField.set(field, textOf(error));
  }
  return [...byField].map(([field, text]) => ({ field, text }));
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const names = instancePath.split('/').filter((part) => part && !/^\d+$/.test(part));
  if (keyword === 'required') names.push(params.missingProperty);
  return names.at(-1) ?? 'request';
}

function textOf(error: ErrorObject): string {
  const { keyword, params, data, parentSchema, instancePath } = error;
  const isBlank = typeof data === 'string' && data.trim() === '';
  if (keyword === 'required' || isBlank || (data === null && keyword === 'type')) {
    return 'This field is required.';
  }
  switch (keyword) {
    case 'type':
      return ofType(String(params.type), parentSchema?.minimum);
    case 'minimum':
      return `Must be a whole number of at least ${params.limit}.`;
    case 'maximum':
      return `Must be a whole number of at most ${params.limit}.`;
    case 'minLength':
      return `Must have at least ${params.limit} characters.`;
    case 'maxLength':
      if (instancePath.endsWith('/otp')) return notAnOtp;
      return `Must have at most ${params.limit} characters.`;
    case 'minItems':
      return `Must have at least ${params.limit} entry.`;
    case 'maxItems':
      return `Must have at most ${params.limit} entries.`;
    case 'pattern':
      if (instancePath.endsWith('/email')) return 'Please enter a valid e-mail address.';
      if (instancePath.endsWith('/otp')) return notAnOtp;
      if (instancePath.endsWith('/phone'))
        return 'Please enter a valid phone number of ten digits.';
      if (instancePath.endsWith('/zip_code')) return 'Please enter a valid pincode of six digits.';
      if (instancePath.endsWith('/gstin')) return notAGstin;
      return 'This field is required.';
    default:
      return 'Must have the documented form.';
  }
}

const notAnOtp = 'Please enter a valid OTP.';

function ofType(type: string, minimum: unknown): string {
  if (type === 'integer') {
    return `Must be a whole number${typeof minimum === 'number' ? ` of at least ${minimum}` : ''}.`;
  }
  if (type.startsWith('string')) return 'Must be text.';
  return `Must be ${type === 'object' ? 'an object' : 'a list'}.`;
}
