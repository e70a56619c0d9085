import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../run/project.ts';
import { breakingChanges, isNewMajor } from './breaking.ts';

const now = readFileSync(inProject('contracts/openapi.yaml'), 'utf8');

function changed(from: string, to: string): string {
  expect(now).toContain(from);
  return now.replace(from, to);
}

it.each([
  ['a call is gone', '/api/user/gallery/:', '/api/user/pictures/:', 'GET /api/user/gallery/'],
  ['an answer has another type', 'isBest: { type: boolean }', 'isBest: { type: string }', 'isBest'],
  ['a field may be missing', 'required: [id, category_name]', 'required: [id]', 'category_name'],
  ['more is asked for', 'minLength: 8', 'minLength: 12', 'minLength'],
  ['a parameter is needed now', 'required: false', 'required: true', 'limit'],
  ['a session is needed now', 'summary: Published ', 'security: [{ x: [] }] # ', 'security'],
])('%s', (_what, from, to, word) => {
  expect(breakingChanges(now, changed(from, to)).join('\n')).toContain(word);
});

it.each([
  ['isBest: { type: boolean }', 'isBest: { type: boolean }\n        stock: { type: integer }'],
  ['summary: All products', 'summary: Every product'],
])('takes an addition or another wording for harmless', (from, to) => {
  expect(breakingChanges(now, changed(from, to))).toEqual([]);
});

it('lets a new major version break things', () => {
  expect(isNewMajor(now, changed('version: 1.', 'version: 2.'))).toBe(true);
  expect(isNewMajor(now, now)).toBe(false);
});
