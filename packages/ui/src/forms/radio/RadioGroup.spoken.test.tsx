import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Radio, RadioGroup } from './index.ts';

test('says the label, then each option and its state', async () => {
  render(
    <RadioGroup label="Rating" value="0">
      <Radio value="0">Any</Radio>
      <Radio value="4">4★ & up</Radio>
      <Radio value="5" isDisabled>
        5★
      </Radio>
    </RadioGroup>,
  );
  expect(await readAloud()).toEqual([
    'radiogroup, Rating, orientated vertically',
    'Rating',
    'radio, Any, checked, position 1, set size 3',
    'Any',
    'radio, 4★ & up, not checked, position 2, set size 3',
    '4★ & up',
    'radio, 5★, not checked, disabled, position 3, set size 3',
    '5★',
  ]);
});
