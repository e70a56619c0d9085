import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { messagePage } from '../message-page.ts';

/** `pnpm contracts report` writes it. */
const reportFile = fileURLToPath(
  new URL('../../../../contracts/dist/report.html', import.meta.url),
);

const missingPage = messagePage(
  'No contract report yet',
  '<p>Run <code>npx pnpm@12 contracts report</code>, then reload this page.</p>',
);

/** Serves the contract report, which may be written at any time. */
export function registerReport(app: FastifyInstance, file = reportFile): void {
  app.get('/api/docs/report', async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return existsSync(file) ? readFileSync(file) : reply.code(404).send(missingPage);
  });
}
