import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import meta from './Accordion.stories.tsx';
import { Accordion } from './index.ts';

const button = (name: RegExp) => screen.getByRole('button', { name });
const isOpen = (name: RegExp) => button(name).getAttribute('aria-expanded') === 'true';

test('opens the pressed item and leaves the others unchanged', async () => {
  render(<Accordion {...meta.args} />);
  expect([isOpen(/hurt birds/), isOpen(/monsoon rain/)]).toEqual([false, false]);
  await userEvent.click(button(/monsoon rain/));
  expect([isOpen(/hurt birds/), isOpen(/monsoon rain/)]).toEqual([false, true]);
  expect(screen.getByRole('group', { name: /monsoon rain/ }).textContent).toMatch(/^Five years/);
  await userEvent.click(button(/monsoon rain/));
  expect(isOpen(/monsoon rain/)).toBe(false);
});

test('lets the browser search collapsed text', () => {
  render(<Accordion {...meta.args} />);
  expect(screen.getByText(/take away the room/).parentElement?.getAttribute('hidden')).toBe(
    'until-found',
  );
});

test('can open an item initially, and gives it its id', () => {
  render(<Accordion {...meta.args} defaultExpandedKeys={['harm']} />);
  expect(isOpen(/hurt birds/)).toBe(true);
  expect(document.getElementById('harm')?.textContent).toMatch(/hurt birds/);
});

test('can be controlled', async () => {
  const onExpandedChange = vi.fn();
  render(<Accordion {...meta.args} expandedKeys={['harm']} onExpandedChange={onExpandedChange} />);
  await userEvent.click(button(/monsoon rain/));
  expect(onExpandedChange).toHaveBeenCalledWith(new Set(['harm', 'rain']));
  expect(isOpen(/monsoon rain/)).toBe(false);
});

test('uses the given heading level', () => {
  render(<Accordion {...meta.args} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(meta.args.items.length);
});
