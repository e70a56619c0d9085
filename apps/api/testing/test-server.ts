import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import type { AppContext } from '../src/domain/app-context.ts';
import { compose } from '../src/server/compose.ts';
import { contractError } from './contract-check.ts';
import { openSeededDatabase } from './seeded-database.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: checked against the contract instead
  body: any;
  headers: Record<string, unknown>;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** By default this machine. */
  remoteAddress?: string;
}

export interface TestServer {
  app: FastifyInstance;
  context: AppContext;
  /** Calls the API. Throws if the response violates the contract. */
  call(
    method: 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT',
    url: string,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Advances the server's clock. */
  advanceMinutes(minutes: number): void;
  close(): Promise<void>;
}

export const adminToken = 'the token of the lock file';

/** Starts a server in memory with the seed, called without a network. */
export async function startTestServer(
  env: Record<string, string> = {},
  logTo: { write(line: string): void } = process.stderr,
): Promise<TestServer> {
  const config = readConfig({ LOG_LEVEL: 'fatal', ...env });
  const connection = await openSeededDatabase(inject('seededDatabase'));
  let minutes = 0;
  const now = () => new Date(Date.now() + minutes * 60_000);
  const { app, context } = await compose({
    config,
    db: connection.db,
    secret: 'a secret for tests that is long enough',
    adminToken,
    now,
    logTo,
  });
  await app.ready();
  return {
    app,
    context,
    async call(method, url, { token, body, headers, remoteAddress } = {}) {
      const response = await app.inject({
        method,
        url,
        ...(remoteAddress && { remoteAddress }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const text = isJson ? JSON.parse(response.body) : response.body;
      const answer = { status: response.statusCode, body: text === '' ? undefined : text };
      const error = contractError(method, url, answer);
      if (error) throw new Error(`${error}\n${response.body}`);
      return { ...answer, headers: response.headers };
    },
    advanceMinutes: (more) => {
      minutes += more;
    },
    async close() {
      await app.close();
      await connection.close();
    },
  };
}
