import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SortSelect } from './index.ts';

test('is a select with a label that reports the selected order', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'name', label: 'Name (A–Z)' },
    { value: 'low', label: 'Price (Low to High)' },
  ];
  render(<SortSelect options={options} value="name" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Name (A–Z) Sort By' }));
  await userEvent.click(screen.getByRole('option', { name: 'Price (Low to High)' }));
  expect(onChange).toHaveBeenCalledWith('low');
});

test('belongs to a form outside of it', () => {
  const options = [{ value: 'name', label: 'Name (A–Z)' }];
  render(
    <>
      <form id="filters" aria-label="Filters" />
      <SortSelect options={options} value="name" onChange={() => {}} name="sort" form="filters" />
    </>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([['sort', 'name']]);
});
