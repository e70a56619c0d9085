import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Rating } from './index.ts';

test('is one image with the number, followed by the count', async () => {
  render(<Rating value={4.26} count={128} />);
  expect(await readAloud()).toEqual(['image, 4.3 out of 5', '(128 reviews)']);
});

// Spec: 1 §2 Home
test('names the unit of a short count', async () => {
  render(<Rating value={4.4} count={37} isCountShort />);
  expect(await readAloud()).toEqual(['image, 4.4 out of 5', '37 reviews']);
});

test('reads a text without ratings', async () => {
  render(<Rating value={0} isRated={false} />);
  expect(await readAloud()).toEqual(['Not rated yet']);
});
