import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createHandlers, createStatefulMocks } from './index.ts';

interface Operation {
  operationId: string;
  requestBody?: object;
  responses: Record<string, { content?: object }>;
}

const document: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(new URL('../../../../contracts/openapi.yaml', import.meta.url), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(document, 'contract');

const host = 'http://shop.test';
const stateful = createStatefulMocks(host);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const escaped = (path: string) =>
  path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [operation.operationId, method, path, operation] as const,
  ),
);

/** Request bodies of the operations whose mocks read them. */
const bodies: Record<string, object> = {
  register: { name: 'Ravi', email: 'ravi@example.com', contact: '', password: 'eight letters' },
  login: { email: 'asha@example.com', password: 'eight letters' },
  createAddress: {
    full_name: 'Asha',
    phone: '98765 43210',
    address: '8',
    city: 'a',
    state: 'b',
    zip_code: '570001',
  },
  createOrder: { address: 5, items: [{ product: 7, quantity: 2 }] },
  createReview: { product: 7, rating: 4, review_text: 'Quiet since May.' },
};

describe.each([
  ['createHandlers', createHandlers(host)],
  ['createStatefulMocks', stateful.handlers],
])('%s', (_name, handlers) => {
  beforeEach(() => {
    stateful.reset();
    server.resetHandlers(...handlers);
  });

  it.each(operations)('answers %s as documented', async (id, method, path, operation) => {
    const url =
      host +
      path
        .replace('{pin}', '570001')
        .replace('{id}', '41')
        .replaceAll(/\{\w+\}/g, '7');
    const response = await fetch(url, {
      method: method.toUpperCase(),
      ...(operation.requestBody && { body: JSON.stringify(bodies[id] ?? {}) }),
    });
    const described = operation.responses[response.status];
    expect(described, `status ${response.status}`).toBeDefined();
    expect(response.ok).toBe(true);
    const text = await response.text();
    if (!described?.content) return expect(text).toBe('');
    const pointer = `paths/${escaped(path)}/${method}/responses/${response.status}`;
    const validate = ajv.compile({
      $ref: `contract#/${pointer}/content/application~1json/schema`,
    });
    expect(validate(JSON.parse(text)) ? [] : validate.errors).toEqual([]);
  });
});
