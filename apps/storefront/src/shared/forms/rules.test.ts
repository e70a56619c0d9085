import { expect, it } from 'vitest';
import { checkForm, missingText } from './rules.ts';

const rules = {
  name: { isRequired: true },
  note: {},
  count: {
    isRequired: true,
    missingText: 'How many?',
    check: (text: string, { name }: { name: string }) =>
      text === '0' ? `None for ${name}?` : undefined,
  },
};

it.each([
  [{ name: 'Asha', note: '', count: '2' }, {}],
  [
    { name: '', note: '', count: '' },
    { name: missingText, count: 'How many?' },
  ],
  [{ name: 'Asha', note: 'x', count: '0' }, { count: 'None for Asha?' }],
  // Missing fields are reported first.
  [{ name: '', note: '', count: '0' }, { name: missingText }],
])('validates %j as %j', (values, problems) => {
  expect(checkForm(rules, values)).toEqual(problems);
});
