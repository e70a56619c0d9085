import { AlertDialog } from '@parinda/ui/alert-dialog';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { patience, testPages } from '../../testing/testPages.ts';
import { pressNamed, visitShop } from '../../testing/visitShop.tsx';

testPages();

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
