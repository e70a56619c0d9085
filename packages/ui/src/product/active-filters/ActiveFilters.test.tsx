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
test('removes a filter, and moves focus to the next one', async () => {
  render(<Filters names={['Nets', 'Spikes', 'Steel']} />);
  await press('Spikes');
  expect(chip('Spikes')).toBeNull();
  expect(document.activeElement).toBe(chip('Steel'));
  await press('Steel');
  expect(document.activeElement).toBe(chip('Nets'));
});

test('keeps focus in the list after the last filter was removed', async () => {
  render(<Filters names={['Nets']} />);
  await press('Nets');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Active filters' }));
});

test('says that a link removes the filter', async () => {
  render(<Filters names={['Nets']} />);
  expect(await readAloud()).toContain('link, Remove filter Nets');
});
