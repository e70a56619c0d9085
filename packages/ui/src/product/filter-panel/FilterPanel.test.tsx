import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterPanel } from './index.ts';

function renderPanel() {
  const onCeiling = vi.fn();
  const onMaterial = vi.fn();
  const onReset = vi.fn();
  render(
    <FilterPanel
      ceiling={{
        label: 'Price up to',
        value: 50_000,
        max: 50_000,
        onChange: onCeiling,
        format: (n) => `Rs.${n}`,
      }}
      groups={[
        {
          label: 'Material',
          options: [
            { value: 'Plastic', label: 'Plastic' },
            { value: 'Steel', label: 'Steel' },
          ],
          value: ['Steel'],
          onChange: onMaterial,
        },
      ]}
      onReset={onReset}
    />,
  );
  return { onCeiling, onMaterial, onReset };
}

test('the ceiling follows the thumb here, and is told only once it is let go', () => {
  const { onCeiling } = renderPanel();
  const slider = screen.getByRole('slider', { name: 'Price up to' });
  fireEvent.input(slider, { target: { value: '12000' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Rs.12000');
  expect(onCeiling).not.toHaveBeenCalled();
  slider.dispatchEvent(new Event('change'));
  expect(onCeiling.mock.calls).toEqual([[12_000]]);
});

test('a group tells all that is chosen in it', async () => {
  const { onMaterial } = renderPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Plastic' }));
  expect(onMaterial).toHaveBeenCalledWith(['Plastic', 'Steel']);
});

test('Reset Filters asks for it, whoever keeps the choices', async () => {
  const { onReset } = renderPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(onReset).toHaveBeenCalledOnce();
});
