import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import meta from './Accordion.stories.tsx';
import { Accordion } from './index.ts';

const isOpen = (title: RegExp) => screen.getByText(title).closest('details')?.open;

test('a press on the question opens its answer and leaves the others alone', async () => {
  render(<Accordion {...meta.args} />);
  expect([isOpen(/hurt birds/), isOpen(/monsoon rain/)]).toEqual([false, false]);
  await userEvent.click(screen.getByText(/monsoon rain/));
  expect([isOpen(/hurt birds/), isOpen(/monsoon rain/)]).toEqual([false, true]);
  await userEvent.click(screen.getByText(/monsoon rain/));
  expect(isOpen(/monsoon rain/)).toBe(false);
});

test('an item can be open from the start, and is found by its id', () => {
  render(<Accordion {...meta.args} defaultOpenIds={['harm']} />);
  expect(isOpen(/hurt birds/)).toBe(true);
  expect(document.getElementById('harm')?.tagName).toBe('DETAILS');
});

test('its titles have the level that their place in the page asks for', () => {
  render(<Accordion {...meta.args} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(meta.args.items.length);
});
