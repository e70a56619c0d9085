import { AlertDialog } from '@parinda/ui/alert-dialog';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { pressNamed, visitShop } from '../../testing/visitShop.tsx';

vi.setConfig({ testTimeout: 40_000 });
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const patience = { timeout: 20_000 };

it('asks before it deletes, in the tone of danger', async () => {
  render(
    <AlertDialog
      isOpen
      onOpenChange={() => {}}
      title="x"
      confirmLabel="Danger"
      cancelLabel="y"
      tone="danger"
      onConfirm={() => {}}
    >
      z
    </AlertDialog>,
  );
  const danger = screen.getByRole('button', { name: 'Danger' }).className;
  cleanup();
  visitShop({ path: paths.manageAddress });
  await pressNamed(/^Delete the address of/);
  const confirm = await screen.findByRole('button', { name: 'Yes, Delete it!' }, patience);
  expect(confirm.className).toBe(danger);
});
