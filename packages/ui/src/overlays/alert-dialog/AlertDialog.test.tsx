import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './index.ts';

function ask(props?: Partial<AlertDialogProps>) {
  const told = { onOpenChange: vi.fn(), onConfirm: vi.fn() };
  render(
    <AlertDialog
      isOpen
      title="Delete this address?"
      confirmLabel="Yes"
      cancelLabel="No"
      {...told}
      {...props}
    >
      It is removed from your account.
    </AlertDialog>,
  );
  return told;
}
const button = (name: RegExp) => screen.getByRole('button', { name });

test('focus starts on the harmless answer, and Enter gives it', async () => {
  const { onOpenChange, onConfirm } = ask();
  expect(document.activeElement).toBe(button(/No/));
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Escape gives the harmless answer', async () => {
  const { onOpenChange, onConfirm } = ask();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a press beside it answers nothing', async () => {
  const { onOpenChange } = ask();
  await userEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('Tab goes round between the two answers; confirming leaves the closing to the caller', async () => {
  const { onOpenChange, onConfirm } = ask();
  await userEvent.tab();
  expect(document.activeElement).toBe(button(/Yes/));
  await userEvent.tab();
  expect(document.activeElement).toBe(button(/No/));
  await userEvent.click(button(/Yes/));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('is not confirmed a second time while it is being done', async () => {
  const { onConfirm } = ask({ isPending: true });
  await userEvent.click(button(/Yes/));
  expect(onConfirm).not.toHaveBeenCalled();
});
