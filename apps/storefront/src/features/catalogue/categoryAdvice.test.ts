import { expect, it } from 'vitest';
import { categoryAdvice } from './categoryAdvice.ts';

// Spec: 1 §2 Routes; decisions First round
it.each(['Bird Spikes', 'bird nets', 'Accessories', 'MONKEY SPIKES'])(
  'has two sentences of advice for %s',
  (name) => {
    expect(categoryAdvice(name)?.match(/[^.]+\.(?= |$)/g)).toHaveLength(2);
  },
);

it.each(['Kites', '', 'constructor'])('has none for the unknown category %j', (name) => {
  expect(categoryAdvice(name)).toBeUndefined();
});
