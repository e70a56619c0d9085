import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckboxGroup } from './index.ts';

const options = [
  { value: 'spikes', label: 'Spikes', count: 12 },
  { value: 'nets', label: 'Nets', count: 4 },
  { value: 'gel', label: 'Gel', count: 1 },
];

it('reports the selected values in the order of the options', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Category" options={options} value={['gel']} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Category' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /Spikes/ }));
  expect(onChange).toHaveBeenLastCalledWith(['spikes', 'gel']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Gel/ }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('is operated by Tab and Space', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Category" options={options} value={['gel']} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Nets/ }));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[['nets', 'gel']]]);
});

it('reports nothing while disabled', async () => {
  const onChange = vi.fn();
  render(
    <CheckboxGroup label="Category" options={options} value={[]} onChange={onChange} isDisabled />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Nets/ }));
  expect(onChange).not.toHaveBeenCalled();
});
