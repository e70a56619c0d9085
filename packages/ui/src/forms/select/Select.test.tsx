import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Select, type SelectProps } from './index.ts';

const onChange = vi.fn();
beforeEach(() => onChange.mockClear());
const select = (props?: Partial<SelectProps>) => (
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
const button = () => screen.getByRole('button', { name: 'Newest first Sort by' });

test.each([false, true])('reports the selected value (label inline: %s)', async (isLabelInline) => {
  render(select({ isLabelInline }));
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('option', { name: 'Price: low to high' }));
  expect(onChange.mock.calls).toEqual([['low']]);
  expect(document.activeElement).toBe(button());
});

test('shows the given value', async () => {
  render(select());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['low']]);
  expect(button().textContent).toBe('Newest first');
});

test('gets focus by a click on its label', async () => {
  render(select());
  await userEvent.click(screen.getByText('Sort by', { selector: 'span' }));
  expect(document.activeElement).toBe(button());
});

test('cannot be focused while disabled', async () => {
  render(select({ isDisabled: true }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('says its label and its value', async () => {
  render(select());
  expect((await readAloud()).slice(0, 2)).toEqual([
    'Sort by',
    'button, Newest first Sort by, not expanded, has popup listbox',
  ]);
});

test('is submitted once with its form, with and without script', () => {
  const form = <form>{select({ name: 'sort', value: 'low' })}</form>;
  const sent = (root: ParentNode) => [
    ...new FormData(root.querySelector<HTMLFormElement>('form') ?? undefined),
  ];
  expect(sent(render(form).container)).toEqual([['sort', 'low']]);

  const page = new DOMParser().parseFromString(renderToString(form), 'text/html');
  expect(sent(page)).toEqual([['sort', 'low']]);
  expect(page.querySelector('noscript select')?.getAttribute('aria-label')).toBe('Sort by');
});
