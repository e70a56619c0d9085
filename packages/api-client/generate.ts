/**
 * Writes src/generated.ts from contracts/openapi.yaml, into this package or the given folder:
 * `node generate.ts [folder]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  security?: unknown[];
  'x-optional'?: boolean;
}

const contract = fileURLToPath(new URL('../../contracts/openapi.yaml', import.meta.url));

const document = parse(readFileSync(contract, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const idsOf = (some: Operation[]) => some.map(({ operationId }) => `  '${operationId}',\n`).sort();
const bearerOperations = idsOf(operations.filter(({ security }) => security?.length));
const optionalOperations = idsOf(operations.filter((operation) => operation['x-optional']));

const endpoints = await generateEndpoints({
  schemaFile: contract,
  apiFile: './client.ts',
  apiImport: 'baseApi',
  exportName: 'generatedApi',
  hooks: false,
  // endpoints.ts declares the tags, with ids.
  tag: false,
  encodePathParams: true,
  // URLSearchParams encodes already; `true` would encode twice.
  encodeQueryParams: false,
  // The storefront does not page through lists.
  endpointOverrides: [
    { pattern: /^list/, parameterFilter: (name) => name !== 'limit' && name !== 'cursor' },
  ],
});
const tables = `/** Operations that send the session token. */
export const bearerOperations = [
${bearerOperations.join('')}] as const;
/** An operation that a backend may lack. */
export type OptionalOperation = (typeof optionalOperations)[number];
export const optionalOperations = [
${optionalOperations.join('')}] as const;
`;

const file = join(process.argv[2] ?? import.meta.dirname, 'src/generated.ts');
writeFileSync(file, `${endpoints ?? ''}${tables}`);
