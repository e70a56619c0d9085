import { act, render, screen } from '@testing-library/react';
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
        maxValue: 50_000,
        onChange: onCeiling,
        formatOptions: { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
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

test('reports the ceiling at the end of a drag', async () => {
  const { onCeiling } = renderPanel();
  const slider = screen.getByRole('slider', { name: 'Price up to' });
  act(() => slider.focus());
  await userEvent.keyboard('{PageDown}');
  expect(onCeiling.mock.calls).toEqual([[45_000]]);
});

test('reports all selected values of a group', async () => {
  const { onMaterial } = renderPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Plastic' }));
  expect(onMaterial).toHaveBeenCalledWith(['Plastic', 'Steel']);
});

test('calls onReset by Reset Filters', async () => {
  const { onReset } = renderPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(onReset).toHaveBeenCalledOnce();
});

test('is submitted with its form without script', () => {
  const group = (label: string, name: string, value: string[]) => ({
    label,
    name,
    options: ['Plastic', 'Steel', 'Nylon'].map((option) => ({ value: option, label: option })),
    value,
    onChange: () => {},
  });
  render(
    <form aria-label="Filters">
      <FilterPanel
        ceiling={{ label: 'Up to', name: 'max', value: 900, maxValue: 5000, onChange: () => {} }}
        groups={[group('Material', 'material', ['Plastic', 'Nylon']), group('Other', 'other', [])]}
        onReset={() => {}}
      />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([
    ['max', '900'],
    ['material', 'Plastic'],
    ['material', 'Nylon'],
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply Filters' }).type).toBe(
    'submit',
  );
});

test('does not submit its form by Enter in the amount', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onCeiling = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <FilterPanel
        ceiling={{ label: 'Up to', value: 900, maxValue: 5000, onChange: onCeiling }}
        groups={[]}
        onReset={() => {}}
      />
    </form>,
  );
  const amount = screen.getByRole('textbox');
  await userEvent.clear(amount);
  await userEvent.type(amount, '700{Enter}');
  expect(onCeiling.mock.calls).toEqual([[700]]);
  expect(onSubmit).not.toHaveBeenCalled();
});
