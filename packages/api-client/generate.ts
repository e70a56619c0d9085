/**
 * Writes src/generated.ts and src/bearerOperations.ts from contracts/openapi.yaml.
 * Run by `pnpm generate`; a gate compares the result with what is committed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  security?: unknown[];
}

const document = parse(
  readFileSync(new URL('../../contracts/openapi.yaml', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

const bearerOperations = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .filter((operation) => operation.security?.length)
  .map((operation) => operation.operationId)
  .sort();

writeFileSync(
  new URL('src/bearerOperations.ts', import.meta.url),
  `// Written by generate.ts from contracts/openapi.yaml; not to be edited.
/** The calls that carry the session token. */
export const bearerOperations = [
${bearerOperations.map((id) => `  '${id}',\n`).join('')}] as const;
`,
);

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: import.meta.dirname, stdio: 'inherit' });

run('rtk-query-codegen-openapi', 'codegen.config.cjs');
