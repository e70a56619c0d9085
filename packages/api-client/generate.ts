/**
 * Writes src/generated.ts and src/bearerOperations.ts from contracts/openapi.yaml, into this package or
 * the given folder: `node generate.ts [folder]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  security?: unknown[];
}

const contract = fileURLToPath(new URL('../../contracts/openapi.yaml', import.meta.url));
const sources = join(process.argv[2] ?? import.meta.dirname, 'src');
const write = (file: string, text: string) => writeFileSync(join(sources, file), text);

const document = parse(readFileSync(contract, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const bearerOperations = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .filter((operation) => operation.security?.length)
  .map((operation) => operation.operationId)
  .sort();

write(
  'bearerOperations.ts',
  `// Written by generate.ts from contracts/openapi.yaml. Do not edit.
/** Operations that send the session token. */
export const bearerOperations = [
${bearerOperations.map((id) => `  '${id}',\n`).join('')}] as const;
`,
);

const endpoints = await generateEndpoints({
  schemaFile: contract,
  apiFile: './baseApi.ts',
  apiImport: 'baseApi',
  exportName: 'generatedApi',
  hooks: false,
  // enhanced.ts declares the tags, with ids.
  tag: false,
  encodePathParams: true,
  // URLSearchParams encodes already; `true` would encode twice.
  encodeQueryParams: false,
  // The storefront does not page through lists.
  endpointOverrides: [
    { pattern: /^list/, parameterFilter: (name) => name !== 'limit' && name !== 'cursor' },
  ],
});
write('generated.ts', endpoints ?? '');
