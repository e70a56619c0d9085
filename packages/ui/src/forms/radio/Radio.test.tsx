import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Radio, RadioGroup } from './index.ts';

const onChange = vi.fn();
const group = (
  <RadioGroup label="Rating" name="rating" onChange={onChange}>
    <Radio value="0">Any</Radio>
    <Radio value="4">4★ & up</Radio>
    <Radio value="5" isDisabled>
      5★
    </Radio>
  </RadioGroup>
);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('is selected by a click or an arrow key', async () => {
  render(group);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByText('Any'));
  expect(radio('Any').checked).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('4★ & up').checked).toBe(true);
  expect(document.activeElement).toBe(radio('4★ & up'));
  expect(onChange.mock.calls).toEqual([['0'], ['4']]);
});

test('is a native radio of its form', async () => {
  const { container } = render(<form>{group}</form>);
  await userEvent.click(screen.getByText('Any'));
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([
    ['rating', '0'],
  ]);
});

test('cannot be selected while disabled', async () => {
  render(group);
  await userEvent.click(screen.getByText('5★'));
  expect(radio('5★').checked).toBe(false);
});
