import { readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { describe, expect, it } from 'vitest';
import { ownerProgram } from '../apps/api/src/cli/owner-program.ts';
import { settingNames } from '../tools/docs/settings.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const ignore = async () => {};
const shop = ownerProgram({ run: ignore, backup: ignore, restore: ignore, moveTo: ignore });
const commands = shop.commands.flatMap((one) =>
  one.commands.length
    ? one.commands.map((command) => `shop ${one.name()} ${command.name()}`)
    : `shop ${one.name()}`,
);
/** Returns the text in backticks and in blocks of commands. */
const saidIn = (text: string) => text.match(/```[\s\S]*?```|`[^`]+`/g) ?? [];

describe.each([
  'docs/operating.md',
  'docs/monitoring.md',
  'docs/payments.md',
  'docs/scaling.md',
  'SECURITY.md',
])('%s', (file) => {
  const said = saidIn(read(file));

  // Spec: decisions Server
  it('names commands that exist', () => {
    const command =
      /(?:npx pnpm@12 (?:--silent )?|^`(?=shop ))(shop(?: [a-z]+(?:-[a-z]+)*(?=[\s`|]))+|[\w-]+)/g;
    const names = said.flatMap((one) => [...one.matchAll(command)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in scripts || commands.includes(name)))).toEqual([]);
  });

  it('names settings that exist', () => {
    const names = said.flatMap((one) => one.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? []);
    const standIns = [
      'DATABSE_URL',
      'ETCD_INITIAL_CLUSTER',
      'ETCD_NAME',
      'PAYMENT_ID',
      'TEST_DATABASE_URL',
    ];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => ![...settingNames, ...standIns].includes(name))).toEqual([]);
  });
});

it('docs/operating.md and docs/monitoring.md name lines and metrics of the shop as they are', () => {
  const sources = [
    'apps/api/src/db/lock.ts',
    'apps/api/src/db/migrate.ts',
    'apps/api/src/server.ts',
    'packages/server-kit/src/metrics.ts',
    'packages/server-kit/src/health.ts',
  ];
  const source = sources.map(read).join('\n');
  const guide = read('docs/operating.md') + read('docs/monitoring.md');
  for (const words of [
    'The database was changed by a newer version of the shop.',
    'is in use by',
    'parinda_password_hashes_waiting',
    'http_request_duration_seconds',
    '/health/live',
    '/health/ready',
  ]) {
    expect([words, source.includes(words), guide.includes(words)]).toEqual([words, true, true]);
  }
});
