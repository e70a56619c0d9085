import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Drawer } from './index.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Narrow down">
        <a href="#nets">Nets</a>
      </Drawer>
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Filters' });

async function open() {
  render(<Page />);
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: 'Narrow down' })).toBeTruthy();
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s shuts it, and the focus is back where it was', async (_way, shut) => {
  await open();
  await shut();
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('keeps Tab inside', async () => {
  await open();
  const reached = [];
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    reached.push(document.activeElement?.closest('[role=dialog]'));
  }
  expect(new Set(reached)).toEqual(new Set([screen.getByRole('dialog')]));
});
