import { expect, test } from 'vitest';
import { positionOf } from './positionOf.ts';

// Spec: 1 §2 Home
test.each([
  [0, 1, 6, '1'],
  [0, 3, 6, '1–3'],
  [3, 3, 6, '4–6'],
  [4, 3, 6, '5–6, 1'],
  [5, 3, 6, '6, 1–2'],
])('from slide %i, %i of %i: %s', (first, shown, count, position) => {
  expect(positionOf(first, shown, count)).toBe(position);
});
