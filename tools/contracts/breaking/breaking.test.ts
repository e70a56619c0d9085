import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../run/project.ts';
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
  ['a path is gone', '  /things/{id}/:', '  /stuff/{id}/:'],
  ['a call is gone', '    delete:\n', '    patch:\n'],
  [
    'another parameter is needed',
    limit,
    `${limit}${limit.replace('limit', 'page').replace('false', 'true')}`,
  ],
  ['a parameter is gone', limit, ''],
  [
    'a parameter is needed',
    'limit, in: query, required: false',
    'limit, in: query, required: true',
  ],
  [
    'a parameter has another type',
    'required: true, schema: { type: string }',
    'required: true, schema: { type: integer }',
  ],
  ['a parameter may be less', 'maximum: 100', 'maximum: 50'],
  ['a parameter may be fewer values', 'enum: [newest, oldest]', 'enum: [newest]'],
  ['a body is needed', deletion, `${deletion}      requestBody: { required: true, ${newThing} }\n`],
  [
    'a body may not be left out',
    'required: false\n        content',
    'required: true\n        content',
  ],
  [
    'a body is of another kind',
    'required: true\n        content: { application/json',
    'required: true\n        content: { application/xml',
  ],
  [
    'another field is asked for',
    'required: [name, kind]\n      properties:\n',
    'required: [name, kind, size]\n      properties:\n        size: { type: integer }\n',
  ],
  [
    'a field may not be left out of a request',
    'required: [name, kind]\n',
    'required: [name, kind, tags]\n',
  ],
  ['a field is not taken any more', '        tone: { type: string, enum: [light, dark] }\n', ''],
  ['a field of a request may be fewer values', 'enum: [light, dark]', 'enum: [light]'],
  [
    'a field of a request may not be null',
    'type: [string, "null"], maxLength',
    'type: string, maxLength',
  ],
  ['a text of a request may be less long', 'maxLength: 100', 'maxLength: 50'],
  ['a text of a request has a pattern', 'maxLength: 100 }', 'maxLength: 100, pattern: "^a" }'],
  ['a list of a request must be longer', 'minItems: 1', 'minItems: 2'],
  ['a field is gone from an answer', '        price: { type: number, minimum: 0 }\n', ''],
  ['a field of an answer may be missing', thingNeeds, 'required: [id, name, kind]'],
  ['a field of an answer may be more values', 'enum: [new, used]', 'enum: [new, used, broken]'],
  [
    'a field of an answer may be null',
    '        name: { type: string }',
    '        name: { type: [string, "null"] }',
  ],
  [
    'a field of an answer may be of one more type',
    'note: { type: [string, "null"] }',
    'note: { type: [string, "null", integer] }',
  ],
  [
    'a field of an answer has another type',
    'id: { type: integer }\n        name',
    'id: { type: string }\n        name',
  ],
  [
    'a whole number of an answer may be a fraction',
    'id: { type: integer }\n        name',
    'id: { type: number }\n        name',
  ],
  ['a number of an answer may be higher', 'maximum: 5', 'maximum: 10'],
  ['what both sides send may be fewer values', 'enum: [net, spike]', 'enum: [net]'],
  ['what both sides send may be more values', 'enum: [net, spike]', 'enum: [net, spike, owl]'],
  ['a success has another status', '"201":', '"200":'],
  [
    'a refusal has another body',
    'required: [message], properties: { message',
    'required: [error], properties: { error',
  ],
  ['a session is needed', deletion, `${deletion}      security: [{ bearer: [] }]\n`],
  ['a session is needed everywhere', '\nsecurity: []', '\nsecurity: [{ bearer: [] }]'],
  ['a session needs more', 'security: [{ bearer: [] }]', 'security: [{ bearer: [], key: [] }]'],
])('breaks others: %s', (_what, from, to) => {
  expect(breakingChanges(things, changed(things, from, to))).not.toEqual([]);
});

it.each<Change>([
  [
    'another call',
    '  /things/{id}/:\n',
    '  /more/:\n    get: { responses: { "200": { description: x } } }\n  /things/{id}/:\n',
  ],

  ['a parameter that may be left out', limit, `${limit}${limit.replace('limit', 'page')}`],
  [
    'a parameter that is not needed any more',
    'shop, in: query, required: true',
    'shop, in: query, required: false',
  ],
  ['a parameter that may be more', 'maximum: 100', 'maximum: 500'],
  ['more values of a parameter', 'enum: [newest, oldest]', 'enum: [newest, oldest, best]'],
  [
    'a body that may be left out',
    'required: true\n        content',
    'required: false\n        content',
  ],
  [
    'another body that may be left out',
    deletion,
    `${deletion}      requestBody: { ${newThing} }\n`,
  ],
  [
    'a field that may be sent',
    '        tone: {',
    '        size: { type: integer }\n        tone: {',
  ],
  ['a field of a request that may be left out', 'required: [name, kind]\n', 'required: [name]\n'],
  ['more values of a field of a request', 'enum: [light, dark]', 'enum: [light, dark, grey]'],
  [
    'a field of a request that may be null',
    'name: { type: string, minLength',
    'name: { type: [string, "null"], minLength',
  ],
  [
    'a field of a request of one more type',
    'type: [string, "null"], maxLength',
    'type: [string, "null", integer], maxLength',
  ],
  ['a text of a request that may be longer', 'maxLength: 100', 'maxLength: 500'],
  ['a list of a request that may be empty', 'minItems: 1, ', ''],
  ['a field that an answer might have had', rating, ''],
  ['another field of an answer', rating, `${rating}        size: { type: integer }\n`],
  ['a field that every answer has', thingNeeds, 'required: [id, name, kind, price, rating]'],
  ['fewer values of a field of an answer', 'enum: [new, used]', 'enum: [new]'],
  [
    'a field of an answer that is never null',
    'note: { type: [string, "null"] }',
    'note: { type: string }',
  ],
  ['a number of an answer that is whole', 'price: { type: number', 'price: { type: integer'],
  ['a number of an answer that is less', 'maximum: 5', 'maximum: 4'],
  ['another refusal', '        "409": {', '        "422": { description: Odd. }\n        "409": {'],
  ['a refusal less', '        "409": { description: Twice. }\n', ''],
  ['no session', '      security: [{ bearer: [] }]\n', ''],
  [
    'another way to prove a session',
    'security: [{ bearer: [] }]',
    'security: [{ bearer: [] }, { key: [] }]',
  ],
  ['another name of a schema', 'NewThing', 'ThingToMake'],
  [
    'a schema where it is used',
    'kind: { $ref: "#/components/schemas/Kind" }',
    'kind: { type: string, enum: [net, spike] }',
  ],
  ['a schema that nobody uses', '    Kind: {', '    Unused: { type: string }\n    Kind: {'],
  ['words beside a reference', 'kind: { $ref:', 'kind: { description: What it is., $ref:'],
  ['other words', 'summary: All things', 'summary: Everything'],
])('is harmless: %s', (_what, from, to) => {
  expect(breakingChanges(things, changed(things, from, to))).toEqual([]);
});

it('is harmless: another name of a path parameter', () => {
  const later = changed(changed(things, '{id}', '{thing}'), 'name: id, in', 'name: thing, in');
  expect(breakingChanges(things, later)).toEqual([]);
});

it('says where it is and what', () => {
  const later = changed(things, 'maxLength: 100', 'maxLength: 50');
  expect(breakingChanges(things, later)[0]).toMatch(/^\/things\/ post: .*maxLength/);
});

it('finds nothing between the document and itself, and something where a field of it goes', () => {
  const now = readFileSync(inProject('contracts/openapi.yaml'), 'utf8');
  expect(breakingChanges(now, now)).toEqual([]);
  const later = changed(now, 'required: [id, category_name]', 'required: [id]');
  expect(breakingChanges(now, later).join()).toContain('category_name');
});

it('lets a new major version break things', () => {
  const later = changed(things, 'version: 1.', 'version: 2.');
  expect(isNewMajor(things, later)).toBe(true);
  expect(isNewMajor(things, things)).toBe(false);
});
