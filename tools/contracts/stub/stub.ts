import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sandboxFiles } from '@parinda/api/dev/sandbox-files';
import { pactPaths, readPact } from '@parinda/testing/pacts';
import { forwardedHeaders } from '../proxy.ts';
import { startPactServers } from './pact-servers.ts';
import { stubPact } from './stub-pact.ts';

export interface Stub {
  url: string;
  stop: () => Promise<void>;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
};

/** Response for the payment widget of the sandbox. Every payment succeeds. */
async function payment(request: IncomingMessage) {
  const { order_id = '' } = JSON.parse(await text(request));
  return {
    razorpay_payment_id: 'pay_Sandbox00000001',
    razorpay_order_id: order_id,
    razorpay_signature: '0'.repeat(64),
  };
}

/** Serves the responses of the pacts, without state, to this machine only. */
export async function startStub(port: number): Promise<Stub> {
  const pacts = pactPaths().map((path) => stubPact(readPact(path)));
  const { urls, stop: stopPacts } = await startPactServers(pacts);
  const providerOf = (path: string) => {
    if (path.startsWith('/pincode/')) return urls.get('postal-lookup');
    return urls.get(path.startsWith('/seo-json/') ? 'parinda-site' : 'parinda-user-api');
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request;
    if (method === 'OPTIONS') return response.writeHead(204, cors).end();
    const file = sandboxFiles[url];
    if (file) return response.writeHead(200, { ...cors, 'content-type': file.type }).end(file.body);
    if (url === '/sandbox/payments') {
      const body = JSON.stringify(await payment(request));
      return response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(body);
    }
    if (url.startsWith('/sandbox/')) return response.writeHead(204, cors).end();
    const body = await text(request);
    const found = await fetch(`${providerOf(url)}${url}`, {
      method,
      headers: forwardedHeaders(Object.entries(request.headers)),
      ...(body && { body }),
    });
    const headers = { ...forwardedHeaders(found.headers), ...cors };
    return response.writeHead(found.status, headers).end(await found.text());
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(({ message }) => {
      response.writeHead(500, { ...cors, 'content-type': 'application/json' });
      response.end(JSON.stringify({ message }));
    });
  });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await stopPacts();
  };
  try {
    await new Promise<void>((ready, fail) => {
      server.once('error', fail).listen(port, '127.0.0.1', ready);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

/** Serves the stub until a signal arrives or its parent process stops. */
export async function serveStub(port = '8080'): Promise<number> {
  if (!/^\d{1,5}$/.test(port)) {
    console.error(`Invalid port: ${port}.`);
    return 2;
  }
  const stub = await startStub(Number(port));
  console.log(`Serving the pacts at ${stub.url}. Press Ctrl-C to stop.`);
  const parent = process.ppid;
  await new Promise<void>((end) => {
    process.once('SIGINT', end).once('SIGTERM', end);
    setInterval(() => process.ppid !== parent && end(), 500).unref();
  });
  await stub.stop();
  return 0;
}
