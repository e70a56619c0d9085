import { expect, it } from 'vitest';
import { pactPaths, readPact } from './pacts.ts';
import { collectStates, describeStates } from './provider-states.ts';
import { stateNotes, valueNotes } from './state-notes.ts';

const interaction = (description: string, params: Record<string, unknown>) => ({
  description,
  providerStates: [{ name: 'an order exists', params }],
  request: {
    ...{ method: 'GET', path: '/orders/1/' },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: pact's own notation
    generators: { path: { expression: '/orders/${order_id}/', type: 'ProviderState' } },
  },
  response: { status: 200 },
});

it('tells of each state once: parameters, answers and who uses it', () => {
  const text = describeStates([
    {
      consumer: { name: 'shop' },
      provider: { name: 'api' },
      interactions: [interaction('one order', { status: 'pending' }), interaction('again', {})],
    },
  ]);
  expect(text.match(/### an order exists/g)).toHaveLength(1);
  expect(text).toContain('- Parameters: `status` (such as `"pending"`)');
  expect(text).toContain('- Answers: `order_id`');
  expect(text).toContain('- Used by: one order; again');
});

it('says of every state and value of the pacts what it is, and of no other', () => {
  const states = pactPaths().flatMap((path) => [...collectStates(readPact(path))]);
  const answers = new Set(states.flatMap(([, state]) => [...state.answers]));
  expect(Object.keys(stateNotes).sort()).toEqual(states.map(([name]) => name).sort());
  expect(Object.keys(valueNotes).sort()).toEqual([...answers].sort());
});
