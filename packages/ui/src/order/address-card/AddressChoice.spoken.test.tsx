import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { AddressChoice } from './index.ts';

test('reads each address as one radio with its lines separated', async () => {
  render(
    <AddressChoice
      label="Select a delivery address"
      options={[
        {
          id: '1',
          fullName: 'Meera Kulkarni',
          lines: ['Flat 12', 'Pune 411001'],
          phone: '98000 1',
        },
        { id: '2', fullName: 'Asha Rao', lines: ['Gala 7', 'Nashik 422001'], phone: '98000 2' },
      ]}
      value="2"
      onChange={() => {}}
    />,
  );
  const phrases = await readAloud();
  expect(phrases.filter((phrase) => /^radio/.test(phrase))).toEqual([
    'radiogroup, Select a delivery address, orientated vertically',
    'radio, Meera Kulkarni, Flat 12, Pune 411001, 98000 1, not checked, position 1, set size 2',
    'radio, Asha Rao, Gala 7, Nashik 422001, 98000 2, checked, position 2, set size 2',
  ]);
});
