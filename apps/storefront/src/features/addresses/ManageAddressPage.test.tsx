import { fixtures } from '@parinda/api-client/mocks';
import { AlertDialog } from '@parinda/ui/alert-dialog';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { testPages } from '../../testing/testPages.ts';
import { pressNamed, visitShop } from '../../testing/visitShop.tsx';

testPages();

// Spec: 2 §2 Address book
it('asks for confirmation with a danger button before it deletes an address', async () => {
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
  const confirm = await screen.findByRole('button', { name: 'Yes, Delete it!' });
  expect(confirm.className).toBe(danger);
});

// Spec: 2 §2 Checkout
it('lets the customer choose the default address', async () => {
  const work = { ...fixtures.address, id: 6, address: '8 Lake Road' };
  visitShop({
    path: paths.manageAddress,
    answers: { 'addresses/3/': [fixtures.address, work] },
  });
  await screen.findByText('8 Lake Road');
  expect(screen.queryByText('Default address')).toBeNull();
  await pressNamed(/^Make default: the address of Asha Rao, 8 Lake Road/);
  const cardOf = (text: string) => screen.getByText(text).closest('article')?.textContent;
  expect(cardOf('8 Lake Road')).toContain('Default address');
  expect(cardOf('14 Temple Street')).not.toContain('Default address');
  expect(localStorage.getItem('defaultAddresses')).toBe('{"3":6}');
});

it('marks the only address as the default', async () => {
  visitShop({ path: paths.manageAddress });
  expect(await screen.findByText('Default address')).toBeTruthy();
});
