import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { PincodeBox, type PincodeBoxProps } from './index.ts';

const box: PincodeBoxProps = {
  value: '411001',
  onChange: () => {},
  onCheck: () => {},
  status: 'unchecked',
};

test('announces the result', async () => {
  const { rerender } = render(<PincodeBox {...box} status="checking" />);
  expect(
    await heardDuring(() =>
      rerender(<PincodeBox {...box} status="valid" message="Pincode validated" />),
    ),
  ).toEqual(['polite: Pincode validated']);
});

test('reads the error with the field', async () => {
  render(<PincodeBox {...box} value="000" status="invalid" message="Enter six digits" />);
  expect(await readAloud()).toEqual([
    'form',
    'Pincode',
    'textbox, Pincode, 000, Enter six digits, invalid',
    'button, Check',
    'status',
    'Enter six digits',
  ]);
});
