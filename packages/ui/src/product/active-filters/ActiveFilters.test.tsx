import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { LinkProvider } from '../../text/link/index.ts';
import { ActiveFilters } from './index.ts';

function Filters({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <LinkProvider navigate={(href) => setLeft(left.filter((name) => !href.endsWith(name)))}>
      <ActiveFilters filters={left.map((name) => ({ label: name, href: `/without-${name}` }))} />
    </LinkProvider>
  );
}
const chip = (name: string) => screen.queryByRole('link', { name: `Remove filter ${name}` });
const press = async (name: string) => userEvent.click(chip(name) as HTMLElement);

// Spec: 1 §5
test('a press takes a filter away, and the focus goes on to the next one', async () => {
  render(<Filters names={['Nets', 'Spikes', 'Steel']} />);
  await press('Spikes');
  expect(chip('Spikes')).toBeNull();
  expect(document.activeElement).toBe(chip('Steel'));
  await press('Steel');
  expect(document.activeElement).toBe(chip('Nets'));
});

test('after the last one the focus stays where the filters were', async () => {
  render(<Filters names={['Nets']} />);
  await press('Nets');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Active filters' }));
});

test('says what a press does', async () => {
  render(<Filters names={['Nets']} />);
  expect(await readAloud()).toContain('link, Remove filter Nets');
});
