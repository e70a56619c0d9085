import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AddressCard, AddressChoice } from './index.ts';

const home = {
  fullName: 'Meera Kulkarni',
  phone: '98000 00001',
  lines: ['Flat 12', 'Pune 411000'],
};
const work = { fullName: 'Cold Storage', phone: '98000 00002', lines: ['Gala 7', 'Nashik 422000'] };

test('is named by its recipient, and shows its actions', () => {
  render(<AddressCard {...home} actions={<button type="button">Delete</button>} />);
  expect(screen.getByRole('article', { name: 'Address of Meera Kulkarni' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test('a choice is a named radio group; a click anywhere on a card selects it', async () => {
  const onChange = vi.fn();
  render(
    <AddressChoice
      label="Select a delivery address"
      options={[
        { id: '7', ...home },
        { id: '8', ...work },
      ]}
      value="7"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Select a delivery address' })).toBeTruthy();
  expect(
    (screen.getByRole('radio', { name: /Meera Kulkarni.*Pune 411000/ }) as HTMLInputElement)
      .checked,
  ).toBe(true);
  await userEvent.click(screen.getByText('Gala 7'));
  expect(onChange).toHaveBeenCalledWith('8');
});
