import { expect, it } from 'vitest';
import { describeStates } from './provider-states.ts';

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
