import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import meta from './CategoryBar.stories.tsx';
import { CategoryBar } from './index.ts';

test('marks the current page', () => {
  render(<CategoryBar {...meta.args} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Products');
});

test('opens All categories by keyboard; Escape returns focus to its button', async () => {
  render(<CategoryBar {...meta.args} />);
  expect(screen.queryByRole('link', { name: 'Bird Nets' })).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Bird Spikes');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('All categories');
  expect(screen.queryByRole('link', { name: 'Bird Nets' })).toBeNull();
});

test('has no dropdown without categories', () => {
  render(<CategoryBar {...meta.args} categories={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
