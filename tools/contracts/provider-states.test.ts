import { expect, it } from 'vitest';
import { readInteractions } from './pacts.ts';
import { answersOf, describeStates, notes, statesOf } from './provider-states.ts';

const interaction = (description: string, params: Record<string, unknown>) => ({
  description,
  providerStates: [{ name: 'an article is published', params }],
  request: {
    method: 'GET',
    path: '/orders/1/',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: pact's own notation
    generators: { path: { expression: '/orders/${order_id}/', type: 'ProviderState' } },
  },
  response: { status: 200 },
});

it('tells of each state once: parameters, answers and who uses it', () => {
  const interactions = [interaction('one order', { status: 'pending' }), interaction('again', {})];
  const [consumer, provider] = [{ name: 'shop' }, { name: 'api' }];
  const text = describeStates([{ consumer, provider, interactions }]);
  expect(text.match(/### an article is published/g)).toHaveLength(1);
  expect(text).toContain('- Parameters: `status` (such as `"pending"`)');
  expect(text).toContain('- Answers: `order_id`');
  expect(text).toContain('- Used by: one order; again');
});

it('says of every state and value of the pacts what it is, and of no other', () => {
  const states = new Set(
    readInteractions()
      .flatMap(statesOf)
      .map(({ name }) => name),
  );
  const answers = new Set(readInteractions().flatMap(answersOf));
  expect(Object.keys(notes.states).sort()).toEqual([...states].sort());
  expect(Object.keys(notes.values).sort()).toEqual([...answers].sort());
});
