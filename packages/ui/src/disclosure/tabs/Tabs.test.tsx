import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './index.ts';

const tabs = [
  { id: 'about', title: 'About', content: 'Stainless steel' },
  { id: 'fit', title: 'How to fit', content: 'Glue or screws' },
  { id: 'reviews', title: 'Reviews', content: 'Four stars' },
];

it('shows the first panel, with the name of its tab', () => {
  render(<Tabs label="Product" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'About' }).textContent).toBe('Stainless steel');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

it('is one tab stop; arrows, Home and End select', async () => {
  render(<Tabs label="Product" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Four stars');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Reviews' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Glue or screws');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Stainless steel');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('shows another panel when the selected tab is removed', async () => {
  const { rerender } = render(<Tabs label="Product" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  rerender(<Tabs label="Product" tabs={tabs.slice(0, 2)} />);
  expect(screen.getByRole('tabpanel').textContent).toBe('Stainless steel');
});

it('starts with the default tab, and reports the selected one', async () => {
  const onSelectionChange = vi.fn();
  render(
    <Tabs
      label="Product"
      tabs={tabs}
      defaultSelectedKey="fit"
      onSelectionChange={onSelectionChange}
    />,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('Glue or screws');
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(onSelectionChange.mock.calls).toEqual([['reviews']]);
});

it('can be controlled', async () => {
  const onSelectionChange = vi.fn();
  const props = { label: 'Product', tabs, onSelectionChange };
  const { rerender } = render(<Tabs {...props} selectedKey="fit" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith('reviews');
  expect(screen.getByRole('tabpanel').textContent).toBe('Glue or screws');
  rerender(<Tabs {...props} selectedKey="reviews" />);
  expect(screen.getByRole('tabpanel').textContent).toBe('Four stars');
});
