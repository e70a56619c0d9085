import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createHandlers } from './index.ts';

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
const server = setupServer(...createHandlers(host));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const escaped = (path: string) =>
  path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [operation.operationId, method, path, operation] as const,
  ),
);

it.each(operations)(
  'the mock of %s answers as the contract says',
  async (_id, method, path, operation) => {
    const url = host + path.replace('{pin}', '570001').replaceAll(/\{\w+\}/g, '7');
    const response = await fetch(url, {
      method: method.toUpperCase(),
      ...(operation.requestBody && { body: '{}' }),
    });
    const described = operation.responses[response.status];
    expect(described, `status ${response.status}`).toBeDefined();
    expect(response.ok).toBe(true);
    const text = await response.text();
    if (!described?.content) return expect(text).toBe('');
    const pointer = `paths/${escaped(path)}/${method}/responses/${response.status}`;
    const validate = ajv.compile({ $ref: `contract#/${pointer}/content/application~1json/schema` });
    expect(validate(JSON.parse(text)) ? [] : validate.errors).toEqual([]);
  },
);
