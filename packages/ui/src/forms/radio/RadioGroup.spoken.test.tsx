import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { RadioGroup } from './index.ts';

const options = [
  { value: '0', label: 'Any' },
  { value: '4', label: '4★ & up' },
  { value: '5', label: '5★', isDisabled: true },
];

test('says the question, then every answer and whether it is chosen', async () => {
  render(<RadioGroup label="Rating" options={options} value="0" onChange={() => {}} />);
  expect(await readAloud()).toEqual([
    'group, Rating',
    'Rating',
    'radio, Any, checked, position 1, set size 3',
    'Any',
    'radio, 4★ & up, not checked, position 2, set size 3',
    '4★ & up',
    'radio, 5★, not checked, disabled, position 3, set size 3',
    '5★',
  ]);
});
