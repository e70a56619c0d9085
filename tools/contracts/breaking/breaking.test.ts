import { readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';
import { breakingChanges, isNewMajor } from './breaking.ts';

const things = readFileSync(inProject('tools/contracts/breaking/things.yaml'), 'utf8');

type Change = [what: string, from: string, to: string];

function changed(document: string, from: string, to: string): string {
  expect(document).toContain(from);
  return document.replaceAll(from, to);
}

const limit =
  '        - { name: limit, in: query, required: false, schema: { type: integer, maximum: 100 } }\n';
const deletion = '      operationId: deleteThing\n';
const newThing =
  'content: { application/json: { schema: { $ref: "#/components/schemas/NewThing" } } }';
const rating = '        rating: { type: integer, minimum: 1, maximum: 5 }\n';
const thingNeeds = 'required: [id, name, kind, price]';

it.each<Change>([
  ['removes a path', '  /things/{id}/:', '  /stuff/{id}/:'],
  ['replaces an operation', '    delete:\n', '    patch:\n'],
  [
    'adds a required parameter',
    limit,
    `${limit}${limit.replace('limit', 'page').replace('false', 'true')}`,
  ],
  ['removes a parameter', limit, ''],
  ['requires a parameter', 'limit, in: query, required: false', 'limit, in: query, required: true'],
  [
    'changes the type of a parameter',
    'required: true, schema: { type: string }',
    'required: true, schema: { type: integer }',
  ],
  ['lowers the maximum of a parameter', 'maximum: 100', 'maximum: 50'],
  ['removes a value of a parameter', 'enum: [newest, oldest]', 'enum: [newest]'],
  [
    'adds a required body',
    deletion,
    `${deletion}      requestBody: { required: true, ${newThing} }\n`,
  ],
  ['requires a body', 'required: false\n        content', 'required: true\n        content'],
  [
    'changes the media type of a body',
    'required: true\n        content: { application/json',
    'required: true\n        content: { application/xml',
  ],
  [
    'adds a required field to a request',
    'required: [name, kind]\n      properties:\n',
    'required: [name, kind, size]\n      properties:\n        size: { type: integer }\n',
  ],
  ['requires a field of a request', 'required: [name, kind]\n', 'required: [name, kind, tags]\n'],
  ['removes a field of a request', '        tone: { type: string, enum: [light, dark] }\n', ''],
  ['removes a value of a request field', 'enum: [light, dark]', 'enum: [light]'],
  [
    'forbids null in a request field',
    'type: [string, "null"], maxLength',
    'type: string, maxLength',
  ],
  ['shortens a request text', 'maxLength: 100', 'maxLength: 50'],
  ['adds a pattern to a request text', 'maxLength: 100 }', 'maxLength: 100, pattern: "^a" }'],
  ['raises the minimum length of a request list', 'minItems: 1', 'minItems: 2'],
  ['removes a response field', '        price: { type: number, minimum: 0 }\n', ''],
  ['makes a response field optional', thingNeeds, 'required: [id, name, kind]'],
  ['adds a value of a response field', 'enum: [new, used]', 'enum: [new, used, broken]'],
  [
    'allows null in a response field',
    '        name: { type: string }',
    '        name: { type: [string, "null"] }',
  ],
  [
    'adds a type of a response field',
    'note: { type: [string, "null"] }',
    'note: { type: [string, "null", integer] }',
  ],
  [
    'changes the type of a response field',
    'id: { type: integer }\n        name',
    'id: { type: string }\n        name',
  ],
  [
    'changes an integer of a response to a number',
    'id: { type: integer }\n        name',
    'id: { type: number }\n        name',
  ],
  ['raises the maximum of a response number', 'maximum: 5', 'maximum: 10'],
  ['removes a value that requests and responses share', 'enum: [net, spike]', 'enum: [net]'],
  [
    'adds a value that requests and responses share',
    'enum: [net, spike]',
    'enum: [net, spike, owl]',
  ],
  ['changes the status of a success', '"201":', '"200":'],
  [
    'changes the body of an error',
    'required: [message], properties: { message',
    'required: [error], properties: { error',
  ],
  ['adds a value of a parameter', 'enum: [newest, oldest]', 'enum: [newest, oldest, best]'],
  ['adds a value of a request field', 'enum: [light, dark]', 'enum: [light, dark, grey]'],
  ['changes a constant of a response', 'const: india', 'const: nepal'],
  ['allows any value for a constant of a response', ', const: india', ''],
  [
    'forbids additional fields in a request',
    '    NewThing:\n      type: object\n',
    '    NewThing:\n      type: object\n      additionalProperties: false\n',
  ],
  ['changes the status of an error', '"404": {', '"403": {'],
  ['changes the server', 'url: /shop', 'url: /store'],
  [
    'moves an operation to another server',
    deletion,
    `${deletion}      servers: [{ url: https://things.example }]\n`,
  ],
  ['changes the security scheme', 'scheme: bearer }', 'scheme: basic }'],
  ['requires a session', deletion, `${deletion}      security: [{ bearer: [] }]\n`],
  ['requires a session for all operations', '\nsecurity: []', '\nsecurity: [{ bearer: [] }]'],
  [
    'requires another security scheme',
    'security: [{ bearer: [] }]',
    'security: [{ bearer: [], key: [] }]',
  ],
])('reports a document that %s', (_case, from, to) => {
  expect(breakingChanges(things, changed(things, from, to))).not.toEqual([]);
});

it.each<Change>([
  [
    'adds an operation',
    '  /things/{id}/:\n',
    '  /more/:\n    get: { responses: { "200": { description: x } } }\n  /things/{id}/:\n',
  ],

  ['adds an optional parameter', limit, `${limit}${limit.replace('limit', 'page')}`],
  [
    'makes a parameter optional',
    'shop, in: query, required: true',
    'shop, in: query, required: false',
  ],
  ['raises the maximum of a parameter', 'maximum: 100', 'maximum: 500'],
  ['makes a body optional', 'required: true\n        content', 'required: false\n        content'],
  ['adds an optional body', deletion, `${deletion}      requestBody: { ${newThing} }\n`],
  [
    'adds an optional request field',
    '        tone: {',
    '        size: { type: integer }\n        tone: {',
  ],
  ['makes a request field optional', 'required: [name, kind]\n', 'required: [name]\n'],
  [
    'allows null in a request field',
    'name: { type: string, minLength',
    'name: { type: [string, "null"], minLength',
  ],
  [
    'adds a type of a request field',
    'type: [string, "null"], maxLength',
    'type: [string, "null", integer], maxLength',
  ],
  ['raises the maximum length of a request text', 'maxLength: 100', 'maxLength: 500'],
  ['allows an empty request list', 'minItems: 1, ', ''],
  ['removes an optional response field', rating, ''],
  ['adds a response field', rating, `${rating}        size: { type: integer }\n`],
  ['requires a response field', thingNeeds, 'required: [id, name, kind, price, rating]'],
  ['removes a value of a response field', 'enum: [new, used]', 'enum: [new]'],
  [
    'forbids null in a response field',
    'note: { type: [string, "null"] }',
    'note: { type: string }',
  ],
  [
    'changes a number of a response to an integer',
    'price: { type: number',
    'price: { type: integer',
  ],
  ['lowers the maximum of a response number', 'maximum: 5', 'maximum: 4'],
  ['adds an error', '        "409": {', '        "422": { description: Odd. }\n        "409": {'],
  ['removes an error', '        "409": { description: Twice. }\n', ''],
  ['adds a server', 'servers: [{ url: /shop }]', 'servers: [{ url: /shop }, { url: /store }]'],
  ['describes the security scheme', 'scheme: bearer }', 'scheme: bearer, bearerFormat: JWT }'],
  [
    'fixes a value of a response',
    '        name: { type: string }',
    '        name: { type: string, const: net }',
  ],
  ['removes security', '      security: [{ bearer: [] }]\n', ''],
  [
    'adds an alternative security scheme',
    'security: [{ bearer: [] }]',
    'security: [{ bearer: [] }, { key: [] }]',
  ],
  ['renames a schema', 'NewThing', 'ThingToMake'],
  [
    'inlines a schema',
    'kind: { $ref: "#/components/schemas/Kind" }',
    'kind: { type: string, enum: [net, spike] }',
  ],
  ['adds an unused schema', '    Kind: {', '    Unused: { type: string }\n    Kind: {'],
  ['adds a description to a reference', 'kind: { $ref:', 'kind: { description: What it is., $ref:'],
  ['changes a summary', 'summary: All things', 'summary: Everything'],
])('accepts a document that %s', (_case, from, to) => {
  expect(breakingChanges(things, changed(things, from, to))).toEqual([]);
});

it('accepts a document that renames a path parameter', () => {
  const later = changed(changed(things, '{id}', '{thing}'), 'name: id, in', 'name: thing, in');
  expect(breakingChanges(things, later)).toEqual([]);
});

it('reports the operation and the change', () => {
  const later = changed(things, 'maxLength: 100', 'maxLength: 50');
  expect(breakingChanges(things, later)[0]).toMatch(/^\/things\/ post: .*maxLength/);
});

it.each([
  ['an optional parameter', limit, '', 'optional query parameter `limit`'],
  [
    'a required parameter',
    '        - { name: shop, in: query, required: true, schema: { type: string } }\n',
    '',
    'required query parameter `shop`',
  ],
  ['a replaced error', '"404": {', '"403": {', '/things/{id}/ delete: status 404 became 403'],
  ['a security scheme', 'scheme: bearer }', 'scheme: basic }', 'components securitySchemes bearer'],
])('names %s', (_case, from, to, text) => {
  expect(breakingChanges(things, changed(things, from, to)).join()).toContain(text);
});

it('accepts the document itself, and reports a removed field', () => {
  const now = readFileSync(inProject('contracts/openapi.yaml'), 'utf8');
  expect(breakingChanges(now, now)).toEqual([]);
  const later = changed(now, 'required: [id, category_name]', 'required: [id]');
  expect(breakingChanges(now, later).join()).toContain('category_name');
});

it('accepts breaking changes in a new major version', () => {
  const later = changed(things, 'version: 1.', 'version: 2.');
  expect(isNewMajor(things, later)).toBe(true);
  expect(isNewMajor(things, things)).toBe(false);
});
