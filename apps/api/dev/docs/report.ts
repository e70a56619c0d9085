import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** `pnpm contracts report` writes it. */
const reportFile = fileURLToPath(
  new URL('../../../../contracts/dist/report.html', import.meta.url),
);

const missingPage = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>No contract report yet</title>
    <link rel="icon" href="data:," />
    <style>
      :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
      body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1rem }
    </style>
  </head>
  <body>
    <main>
      <h1>No contract report yet</h1>
      <p>Run <code>npx pnpm@12 contracts report</code>, then reload this page.</p>
    </main>
  </body>
</html>
`;

/** Serves the contract report, which may be written at any time. */
export function registerReport(app: FastifyInstance, file = reportFile): void {
  app.get('/api/docs/report', async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return existsSync(file) ? readFileSync(file) : reply.code(404).send(missingPage);
  });
}
