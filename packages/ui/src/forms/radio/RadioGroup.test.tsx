import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RadioGroup } from './index.ts';

const options = [
  { value: '0', label: 'Any' },
  { value: '4', label: '4★ & up' },
  { value: '5', label: '5★', isDisabled: true },
];

function Question() {
  const [value, setValue] = useState('');
  return <RadioGroup label="Rating" options={options} value={value} onChange={setValue} />;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('none is chosen at first; a click or an arrow key chooses one', async () => {
  render(<Question />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByText('Any'));
  expect(radio('Any').checked).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('4★ & up').checked).toBe(true);
  expect(document.activeElement).toBe(radio('4★ & up'));
});

test('what cannot be chosen stays so', async () => {
  render(<Question />);
  await userEvent.click(screen.getByText('5★'));
  expect(radio('5★').checked).toBe(false);
});
