import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** Statements that PostgreSQL, CockroachDB, YugabyteDB and Citus support, one change each. */
const allowedForms = [
  /^CREATE TABLE "\w+" \(/,
  /^DROP TABLE "\w+"( CASCADE)?$/,
  /^ALTER TABLE "\w+" (ADD|DROP) COLUMN "\w+"/,
  /^ALTER TABLE "\w+" ALTER COLUMN "\w+" (SET|DROP) (NOT NULL|DEFAULT)/,
  /^ALTER TABLE "\w+" (ADD|DROP) CONSTRAINT "\w+"/,
  /^CREATE (UNIQUE )?INDEX "\w+" ON "\w+" USING btree \(/,
  /^DROP INDEX "\w+"$/,
  /^(INSERT INTO|UPDATE|DELETE FROM) "\w+"/,
];
/** Column types that all of them support. */
const types = 'bigint|integer|text|boolean|jsonb|timestamp with time zone';
/** Unsupported or different in at least one of them. */
const unsupportedWords =
  /\b(extension|trigger|function|procedure|language|listen|notify|temp|temporary|unlogged|inherits|exclude|deferrable|serial|bigserial|tablespace|partition|concurrently)\b/i;

const statements = files.flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('--> statement-breakpoint')
    .map(
      (text) =>
        [
          file,
          text
            .replace(/^--.*$/gm, '')
            .trim()
            .replace(/;$/, ''),
        ] as const,
    )
    .filter(([, text]) => text),
);

const errorOf = (text: string): string | undefined => {
  if (text.includes(';')) return 'more than one statement in a step';
  if (!allowedForms.some((form) => form.test(text))) return 'not of a form that all engines share';
  const [word] = unsupportedWords.exec(text.replaceAll(/'[^']*'|"[^"]*"/g, '')) ?? [];
  if (word) return `not all engines have ${word}`;
  const declared = text.startsWith('CREATE TABLE')
    ? /^\t"(\w+)" (.+)$/gm
    : /ADD COLUMN "(\w+)" (.+)$/gm;
  const columns = [...text.matchAll(declared)];
  const wrong = columns.find(([, , type = '']) => !new RegExp(`^(${types})\\b`).test(type));
  return wrong && `not all engines have the type of ${wrong[1]}`;
};

// Spec: decisions Server
it('keeps migrations to the SQL that PostgreSQL, CockroachDB, YugabyteDB and Citus share', () => {
  expect(statements.length).toBeGreaterThan(50);
  const errors = statements.flatMap(([file, text]) => {
    const error = errorOf(text);
    return error ? [`${file}: ${error}: ${text.slice(0, 80)}`] : [];
  });
  expect(errors).toEqual([]);
});

it.each([
  ['CREATE EXTENSION citext', 'form'],
  ['CREATE TABLE "a" (\n\t"b" citext NOT NULL\n)', 'type of b'],
  ['CREATE TABLE "a" (\n\t"b" serial\n)', 'serial'],
  ['CREATE INDEX "a" ON "b" USING gin ("c")', 'form'],
  ['ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "d" DEFERRABLE', 'DEFERRABLE'],
  ['ALTER TABLE "a" ADD COLUMN "b" tsvector', 'type of b'],
  ['DROP INDEX "a"; DROP INDEX "b"', 'more than one'],
])('rejects %s', (text, word) => {
  expect(errorOf(text)).toContain(word);
});
