import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { RatingInput } from './index.ts';

test('reads five radios, named by their stars, under one label', async () => {
  render(<RatingInput label="Your rating" value={4} onChange={() => {}} />);
  expect(await readAloud()).toEqual([
    'radiogroup, Your rating, orientated horizontally',
    'Your rating',
    'radio, 1 star, not checked, position 1, set size 5',
    'radio, 2 stars, not checked, position 2, set size 5',
    'radio, 3 stars, not checked, position 3, set size 5',
    'radio, 4 stars, checked, position 4, set size 5',
    'radio, 5 stars, not checked, position 5, set size 5',
  ]);
});
