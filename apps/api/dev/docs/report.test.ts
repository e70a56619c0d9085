import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { registerReport } from './report.ts';

it('names the command that writes the report, and serves it from then on', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-report-'));
  const file = join(folder.path, 'report.html');
  const app = fastify();
  registerReport(app, file);
  const missing = await app.inject('/api/docs/report');
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('npx pnpm@12 contracts report');

  writeFileSync(file, '<title>Contract report</title>');
  const { statusCode, body, headers } = await app.inject('/api/docs/report');
  expect([statusCode, body]).toEqual([200, '<title>Contract report</title>']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  await app.close();
});
