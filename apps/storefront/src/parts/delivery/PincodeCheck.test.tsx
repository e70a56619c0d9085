import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { holdCalls, renderShop } from '../../testing/renderShop.tsx';
import { PincodeCheck } from './PincodeCheck.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('aborts a lookup whose pincode was edited, and uses only the last answer', async () => {
  const calls = holdCalls();
  const { onUnexpectedError } = renderShop(<PincodeCheck />, paths.cart);
  const check = (pin: string) => {
    fireEvent.input(screen.getByLabelText('Pincode'), { target: { value: pin } });
    fireEvent.click(screen.getByRole('button', { name: /^Check/ }));
  };
  check('110001');
  await waitFor(() => expect(calls).toHaveLength(1));
  check('570001');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ request }) => request.signal.aborted)).toEqual([true, false]);
  calls[1]?.answer([fixtures.pincodeFound]);
  await screen.findByText('Pincode validated');
  expect(screen.getByText(/^To Mysuru, Karnataka/)).toBeTruthy();
  expect(onUnexpectedError).not.toHaveBeenCalled();
});
