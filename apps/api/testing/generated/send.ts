import * as http from 'node:http';
import * as https from 'node:https';
import { filledIn, type Pools } from './known-values.ts';
import type { GeneratedRequest } from './requests.ts';

/** A request as it is sent. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  milliseconds: number;
}

const agentOptions = { keepAlive: true, maxSockets: 1 };
const agents = { 'http:': new http.Agent(agentOptions), 'https:': new https.Agent(agentOptions) };

export function toSend(generated: GeneratedRequest, pools: Pools, token: string): Sent {
  const { method, path, params, query, headers, body, damage } = generated;
  const text = (value: unknown) => {
    const filled = filledIn(value, pools);
    const plain = typeof filled === 'object' ? JSON.stringify(filled) : String(filled);
    // A URL cannot contain a lone surrogate.
    return encodeURIComponent(plain.replace(/\p{Surrogate}/gu, '\ufffd'));
  };
  const filledPath = path.replace(/\{(\w+)\}/g, (_all, name) => text(params[name]) || 'x');
  const search = Object.entries(query).map(([name, value]) => `${name}=${text(value)}`);
  const json = JSON.stringify(filledIn(body, pools));
  const authorization = {
    valid: `Bearer ${token}`,
    forged: `Bearer ${token.slice(0, -4)}AAAA`,
    'other scheme': `Basic ${token}`,
    none: undefined,
  }[generated.token];
  return {
    method,
    url: search.length ? `${filledPath}?${search.join('&')}` : filledPath,
    headers: {
      ...(filledIn(headers, pools) as Record<string, string>),
      ...(authorization && { authorization }),
      ...(json && { 'content-type': damage === 'not JSON' ? 'text/plain' : 'application/json' }),
    },
    payload: damage === 'cut' ? json?.slice(0, -1) : json,
  };
}

export const slowMilliseconds = 2000;

/** Sends a slow request up to three times, because the machine may be busy. */
export async function sendTimed(origin: string, sent: Sent): Promise<Answer> {
  const answer = await send(origin, sent);
  let { milliseconds } = answer;
  for (let tries = 0; milliseconds > slowMilliseconds && tries < 2; tries++) {
    ({ milliseconds } = await send(origin, sent));
  }
  return { ...answer, milliseconds };
}

function send(origin: string, { method, url, headers, payload }: Sent): Promise<Answer> {
  const { hostname, port, protocol, pathname } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  const agent = agents[protocol as keyof typeof agents];
  const path = pathname.replace(/\/$/, '') + url;
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const length = payload && { 'content-length': Buffer.byteLength(payload) };
    const sending = request(
      // Sends the path without normalization.
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('error', reject).on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            milliseconds: performance.now() - startedAt,
          }),
        );
      },
    );
    sending.on('error', reject).end(payload);
  });
}
