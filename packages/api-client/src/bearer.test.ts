import { readFileSync } from 'node:fs';
import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { api } from './index.ts';

type Name = keyof typeof api.endpoints;
type Call = ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
interface Operation {
  operationId: Name;
  security?: unknown[];
}

const document: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(new URL('../../../contracts/openapi.yaml', import.meta.url), 'utf8'),
);
const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map(({ operationId, security = [] }): [Name, boolean, string] => [
    operationId,
    security.length > 0,
    path,
  ]),
);

/** The parameters of all operations. */
const anything = { slug: 'a', userId: 3, id: 1, productId: 7, pin: '570001', body: { product: 7 } };

/** A browser resolves a relative path against the host of the page; Node does not. */
class PageRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://page.test') : input, init);
  }
}

const sent = vi.fn((_request: Request) => Response.json({}, { status: 404 }));
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (request: Request) => sent(request));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

// Spec: 1 §7; 2 §6; decisions Calls
it.each(rows)('%s sends the session token: %s, to %s', async (name, isBearer, path) => {
  const host = 'http://shop.test';
  const extraArgument = { baseUrl: host, pincodeBaseUrl: host, getToken: () => 'abc' };
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  });
  await dispatch(api.endpoints[name].initiate(anything as never) as Call);
  const { headers, url } = sent.mock.calls[0]![0] as Request;
  expect(headers.get('authorization')).toBe(isBearer ? 'Bearer abc' : null);
  expect(new URL(url).pathname).toMatch(new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
});

it('some calls carry it and some do not', () => {
  expect(new Set(rows.map(([, isBearer]) => isBearer)).size).toBe(2);
});
