import type { FastifyInstance } from 'fastify';
import {
  hasRedoc,
  pageWith,
  policyWith,
  readContractText,
  readRedoc,
  renderScript,
} from './reference.ts';
import { registerReport } from './report.ts';

const page = pageWith(`    <script src="/api/docs/redoc.js"></script>
    <script src="/api/docs/draw.js"></script>`);

/** Serves the API reference from the contract on disk and the contract report, outside production only. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  if (!hasRedoc()) return;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': `${policyWith("'self'")}; frame-ancestors 'none'`,
    });
  });
  const javascript = 'text/javascript; charset=utf-8';
  app.get('/api/docs', async (_request, reply) => reply.redirect('/api/docs/'));
  app.get('/api/docs/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/redoc.js', async (_request, reply) =>
    reply.type(javascript).send(readRedoc()),
  );
  app.get('/api/docs/draw.js', async (_request, reply) =>
    reply.type(javascript).send(renderScript('/api/docs/openapi.yaml')),
  );
  app.get('/api/docs/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(readContractText()),
  );
  registerReport(app);
}
