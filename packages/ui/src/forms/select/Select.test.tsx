import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Select } from './index.ts';

const onChange = vi.fn();
const select = (props?: { isDisabled?: boolean; isLabelInline?: boolean }) => (
  <Select
    label="Sort by"
    value="new"
    onChange={onChange}
    options={[
      { value: 'new', label: 'Newest first' },
      { value: 'low', label: 'Price: low to high' },
    ]}
    {...props}
  />
);
const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

test.each([false, true])('tells the chosen value (label inline: %s)', async (isLabelInline) => {
  onChange.mockClear();
  render(select({ isLabelInline }));
  await userEvent.selectOptions(box(), 'Price: low to high');
  expect(onChange.mock.calls).toEqual([['low']]);
});

test('shows what its caller says, whatever was pressed', async () => {
  render(select());
  await userEvent.selectOptions(box(), 'low');
  expect(box().value).toBe('new');
});

test('a press on the label brings the focus', async () => {
  render(select());
  await userEvent.click(screen.getByText('Sort by'));
  expect(document.activeElement).toBe(box());
});

test('is passed over while disabled', async () => {
  render(select({ isDisabled: true }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('says its label and what is chosen', async () => {
  render(select());
  // What follows are the options of a list that is closed.
  expect((await readAloud()).slice(0, 2)).toEqual([
    'Sort by',
    'combobox, Sort by, new, has popup listbox, not expanded',
  ]);
});
