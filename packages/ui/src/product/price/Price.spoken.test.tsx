import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Price } from './index.ts';

test('names each price', async () => {
  render(<Price now="Rs.899/-" was="Rs.1,299/-" percentOff={31} />);
  expect(await readAloud()).toEqual([
    'paragraph',
    'Price',
    'Rs.899/-',
    ', M.R.P',
    'deletion',
    'Rs.1,299/-',
    ',',
    '31% off',
  ]);
});
