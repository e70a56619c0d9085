import * as fc from 'fast-check';
import { resolved, type Schema } from '../contract.ts';
import { type Known, knownFor } from './known-values.ts';

const numbers = [0, 1, 2, 7, -1, 1.5, 1000, 1001, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e21, -0];
const texts = [
  '',
  ' ',
  'a',
  'Asha Rao',
  'asha@example.com',
  '570001',
  '123456',
  'null',
  '\0',
  'a\0b',
  '\r\n',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '\ud800',
  '𝒜\u202e',
  '%00',
  '..',
  '../../etc/passwd',
  'a'.repeat(300),
  'x'.repeat(10_000),
  'constructor',
  '__proto__',
  'a@b.c\nBcc: x@y.z',
  '00',
  '1e3',
  '0x10',
  '+1',
  'NaN',
  'Infinity',
  '१२३',
];

/** Unusual values and any other JSON. */
export const unusualValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers, ...texts) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { a: {} }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Returns a generator of values that match a schema, mostly with known values of the operation. */
export function valuesOf(operation: string) {
  const known = (name: string): fc.Arbitrary<Known>[] => {
    const names = knownFor(operation, name);
    if (names.length === 0) return [];
    const first = fc.nat(40).map((pick) => ({ known: names[0] as Known['known'], pick }));
    const any = fc.record({ known: fc.constantFrom(...names), pick: fc.nat(40) });
    return [first, any];
  };

  function value(schema: Schema, name = ''): fc.Arbitrary<unknown> {
    const [likely, ...others] = [...known(name), plain(schema)];
    return fc.oneof(
      { weight: 8, arbitrary: likely as fc.Arbitrary<unknown> },
      ...others.map((arbitrary) => ({ weight: 1, arbitrary: arbitrary as fc.Arbitrary<unknown> })),
    );
  }

  function plain(given: Schema): fc.Arbitrary<unknown> {
    const schema = resolved(given);
    if (Array.isArray(schema.type)) {
      return fc.oneof(...schema.type.map((type) => plain({ ...schema, type })));
    }
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'integer':
        return wholeNumber(schema);
      case 'string':
        return text(schema);
      case 'array':
        return list(schema);
      case 'object':
        return record(schema);
      default:
        return fc.constant(null);
    }
  }

  const list = ({ items = {}, minItems = 0 }: Schema) =>
    fc.array(value(items), { minLength: minItems, maxLength: minItems + 2 });

  function record({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
    const model = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, value(inner, name)]),
    );
    const made = fc.record(model, { requiredKeys: required });
    return 'confirm_password' in properties ? made.map(confirmed) : made;
  }

  return value;
}

const confirmed = (form: Record<string, unknown>) => ({
  ...form,
  confirm_password: form.password,
});

const wholeNumber = ({ minimum = 0, maximum = 2 ** 53 - 1 }: Schema) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 4) }) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((n) => clamp(n, minimum, maximum)) },
  );

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

function text({ pattern = '', minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (pattern.includes('@')) return fc.emailAddress().filter((it) => new RegExp(pattern).test(it));
  if (pattern && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern));
  const free = fc.string({
    unit: 'binary',
    minLength,
    maxLength: Math.min(maxLength, minLength + 20),
  });
  const fits = (it: string) =>
    it.length <= maxLength && it.length >= minLength && (!pattern || /\S/.test(it));
  return fc.oneof(
    fc.constantFrom('Asha Rao', 'a long pass phrase').filter(fits),
    free.filter(fits),
  );
}
