import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './index.ts';

function ask(props?: Partial<AlertDialogProps>) {
  const callbacks = { onOpenChange: vi.fn(), onConfirm: vi.fn() };
  render(
    <AlertDialog
      isOpen
      title="Delete this address?"
      confirmLabel="Yes"
      cancelLabel="No"
      {...callbacks}
      {...props}
    >
      It is removed from your account.
    </AlertDialog>,
  );
  return callbacks;
}
const button = (name: RegExp) => screen.getByRole('button', { name });

test('focuses the safe button, which Enter presses', async () => {
  const { onOpenChange, onConfirm } = ask();
  expect(document.activeElement).toBe(button(/No/));
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('is cancelled by Escape', async () => {
  const { onOpenChange, onConfirm } = ask();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('ignores a click outside', async () => {
  const { onOpenChange } = ask();
  await userEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('keeps Tab between both buttons, and stays open after a confirmation', async () => {
  const { onOpenChange, onConfirm } = ask();
  await userEvent.tab();
  expect(document.activeElement).toBe(button(/Yes/));
  await userEvent.tab();
  expect(document.activeElement).toBe(button(/No/));
  await userEvent.click(button(/Yes/));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('cannot be confirmed again while pending', async () => {
  const { onConfirm } = ask({ isPending: true });
  await userEvent.click(button(/Yes/));
  expect(onConfirm).not.toHaveBeenCalled();
});
