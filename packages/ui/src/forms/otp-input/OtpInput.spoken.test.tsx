import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { OtpInput } from './index.ts';

test('reads six boxes as one field', async () => {
  render(<OtpInput label="Enter OTP" value="482" onChange={() => {}} />);
  expect(await readAloud()).toEqual(['Enter OTP', 'textbox, Enter OTP, 482']);
});

test('reads the error with the field', async () => {
  render(
    <OtpInput label="Enter OTP" value="482193" onChange={() => {}} errorMessage="Wrong code" />,
  );
  expect(await readAloud()).toEqual([
    'Enter OTP',
    'textbox, Enter OTP, 482193, Wrong code, invalid',
    'Wrong code',
  ]);
});
