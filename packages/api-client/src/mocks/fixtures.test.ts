import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as fixtures from './fixtures.ts';

const document = parse(
  readFileSync(new URL('../../../../contracts/openapi.yaml', import.meta.url), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(document, 'contract');

/** The schema of each fixture, read from its declared type. */
const source = readFileSync(new URL('./fixtures.ts', import.meta.url), 'utf8');
const declared = source.matchAll(/^export const (\w+): Schemas\['(\w+)'\]/gm);
const schemaOf = new Map([...declared].map(([, name = '', schema = '']) => [name, schema]));

const rows = Object.entries(fixtures).map(
  ([name, fixture]) => [name, schemaOf.get(name), fixture] as const,
);

// Spec: 1 §3; 2 §3; decisions Calls
it.each(rows)('the fixture %s is a %s of the contract', (_name, schema, fixture) => {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  const records = [fixture].flat();
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) {
    expect(validate(record) ? [] : validate.errors).toEqual([]);
  }
});

it('rejects a record that breaks the contract', () => {
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/Product' });
  expect(validate({ ...fixtures.steelSpikes, price: 'cheap' })).toBe(false);
});
