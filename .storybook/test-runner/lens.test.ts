import { expect, test } from 'vitest';
import type { Operation } from '../contract-lens/types.ts';
import type { StoryIndex } from '../modes.ts';
import { type StoryContracts, summarize, unknownNames, unpromised, unreachable } from './lens.ts';

const operation = {
  id: 'getOrder',
  success: 200,
  interactions: [
    { description: 'paid', states: [], status: 200, body: {} },
    { description: 'another customer', states: [], status: 404, body: {} },
    { description: 'none', states: [], status: 200, body: [] },
  ],
  fields: [{ path: '$.total', isRequired: true, isRead: true, types: ['number'] }],
} as unknown as Operation;

const entry = (id: string, title: string) => ({ id, title, name: id, type: 'story', tags: [] });
const index = {
  entries: { a: entry('a', 'Pages/A'), b: entry('b', 'Pages/B'), c: entry('c', 'Pages/B') },
} as StoryIndex;

const logged = (story: string, description: string, others: string[] = []): StoryContracts => ({
  story,
  calls: [
    {
      operation: 'getOrder',
      status: 200,
      cover: { kind: 'interaction', description, states: [], others },
    },
  ],
  shown: [{ operation: 'getOrder', path: '$.total', count: 1 }],
});

test('names the first story of each title, in the order of the sidebar', () => {
  const shown = summarize([logged('c', 'paid'), logged('b', 'paid'), logged('a', 'paid')], index, [
    operation,
  ]);
  expect(shown.getOrder).toEqual({
    interactions: { paid: 'a' },
    fields: { '$.total': { 'Pages/A': 'a', 'Pages/B': 'b' } },
  });
});

test('an operation that no story calls is unreachable', () => {
  expect(unreachable([], [operation])).toEqual(['getOrder: no story calls this operation']);
});

test('a successful interaction needs a story; errors and empty lists are replayed', () => {
  expect(unreachable([logged('a', 'other')], [operation])).toEqual([
    "getOrder: no story has a response like 'paid'",
  ]);
  expect(unreachable([logged('a', 'other', ['paid'])], [operation])).toEqual([]);
});

test('names the stories with responses that no contract promises', () => {
  const story: StoryContracts = {
    story: 'a',
    calls: [{ operation: 'getOrder', cover: { kind: 'unpromised', reason: 'status 418' } }],
    shown: [],
  };
  expect(unpromised([story, logged('b', 'paid')])).toEqual(['a: getOrder: status 418']);
});

test('names what the committed list still has and nothing else knows', () => {
  const listed = {
    getOrder: {
      interactions: { paid: 'a', refunded: 'gone' },
      fields: { '$.total': { 'Pages/A': 'a' }, '$.tax': { 'Pages/B': 'b' } },
    },
  };
  expect(unknownNames(listed, index, [operation])).toEqual([
    'story gone',
    "interaction 'refunded' of getOrder",
    'field $.tax of getOrder',
  ]);
});
