import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './index.ts';

const onChange = vi.fn();

test('reports its new state after a click on the label and after Space', async () => {
  render(
    <Checkbox isSelected={false} onChange={onChange}>
      Keep me informed
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('Keep me informed'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('has its count in its name, separated by a blank', () => {
  render(
    <Checkbox isSelected onChange={onChange} count={12}>
      Spikes
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: 'Spikes 12', checked: true })).toBeTruthy();
});
