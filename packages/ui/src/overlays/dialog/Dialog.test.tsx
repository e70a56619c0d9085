import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Dialog } from './index.ts';

function Page({ of: Overlay }: { of: typeof Dialog | typeof Drawer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Overlay isOpen={isOpen} onOpenChange={setOpen} title="Filters">
        <input aria-label="Price" />
      </Overlay>
    </>
  );
}

it.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s is named by its title, closes by Escape and gives focus back', async (_name, Overlay) => {
  render(<Page of={Overlay} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' })),
  );
});

it('closes by its button', async () => {
  render(<Page of={Dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no close button and ignores Escape if not dismissable', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog isOpen onOpenChange={onOpenChange} title="Verifying payment" isDismissable={false}>
      Please keep this page open.
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('an alert dialog is described by its text and focuses the safe button', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <AlertDialog
      isOpen
      onOpenChange={onOpenChange}
      title="Delete address"
      confirmLabel="Yes"
      cancelLabel="No"
      tone="danger"
      onConfirm={onConfirm}
    >
      This cannot be undone.
    </AlertDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Delete address' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('This cannot be undone.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('makes its body a tab stop once late content has to be scrolled', () => {
  let tell = () => {};
  const observed: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        tell = notify;
      }
      observe = (element: Element) => observed.push(element);
      disconnect() {}
    },
  );
  render(
    <Dialog isOpen onOpenChange={() => {}} title="Net">
      <p>Late picture</p>
    </Dialog>,
  );
  const content = screen.getByText('Late picture').parentElement as HTMLElement;
  const body = content.parentElement as HTMLElement;
  expect(observed).toEqual([body, content]);
  expect(body.tabIndex).toBe(-1);
  vi.spyOn(body, 'scrollHeight', 'get').mockReturnValue(400);
  act(tell);
  expect(body.tabIndex).toBe(0);
  vi.unstubAllGlobals();
});
