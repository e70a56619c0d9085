import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Radio } from './index.ts';

test('tells its own value when it is chosen; arrows reach it from its neighbour', async () => {
  const onChange = vi.fn();
  render(
    <>
      <Radio name="speed" value="courier" isSelected onChange={onChange}>
        By courier
      </Radio>
      <Radio name="speed" value="pickup" isSelected={false} onChange={onChange}>
        Picked up
      </Radio>
    </>,
  );
  await userEvent.click(screen.getByText('Picked up'));
  expect(onChange).toHaveBeenLastCalledWith('pickup');
  screen.getByRole('radio', { name: 'By courier' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledTimes(2);
});
