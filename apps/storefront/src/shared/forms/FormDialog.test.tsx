import { TextField } from '@parinda/ui/text-field';
import {
  act,
  cleanup,
  fireEvent,
  render as renderOnly,
  screen,
  waitFor,
} from '@testing-library/react';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { lyingOver } from '../routing/overlayEntry.ts';
import { FormDialog } from './FormDialog.tsx';
import { useForm } from './useForm.ts';

const onClose = vi.fn();
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(lyingOver()).toBeUndefined());
  onClose.mockClear();
});

function Address() {
  const form = useForm({
    flow: 'account',
    rules: { city: {} },
    draft: 'address',
    send: async () => undefined,
  });
  return (
    <FormDialog title="Add New Address" form={form} onClose={onClose}>
      <form {...form.props}>
        <TextField label="City" {...form.field('city')} />
      </form>
    </FormDialog>
  );
}

async function render(page: ReactElement) {
  const { rerender } = renderOnly(<BrowserRouter useTransitions={false} />);
  rerender(<BrowserRouter useTransitions={false}>{page}</BrowserRouter>);
  await waitFor(() => expect(lyingOver()).toBeTruthy());
}

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

/** Goes back, and waits for the history event. */
const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

const ways = {
  'a press beside it': () => {
    fireEvent.pointerDown(document.body, { button: 0 });
    fireEvent.click(document.body, { button: 0 });
  },
  Escape: () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
  'its Close button': () => press('Close'),
  Back: goBack,
};
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });

it.each(Object.entries(ways))('closes by %s without input', async (_name, leave) => {
  await render(<Address />);
  await act(async () => await leave());
  expect(onClose).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

// Spec: 1 §2 Shell; 2 §4
it.each(Object.entries(ways))('asks before %s discards input', async (_name, leave) => {
  await render(<Address />);
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Mysuru' } });
  await act(async () => await leave());
  expect(onClose).not.toHaveBeenCalled();
  expect(question()).not.toBeNull();
  expect(sessionStorage.getItem('draft:address')).toBe('{"city":"Mysuru"}');
  press('Keep editing');
  expect(question()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Mysuru');
  await act(async () => await leave());
  press('Discard');
  expect(sessionStorage.getItem('draft:address')).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

// Spec: 1 §2 Shell
it('stays open when Back answers its question, and for the next Back', async () => {
  await render(<Address />);
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Mysuru' } });
  await act(goBack);
  expect(question()).not.toBeNull();
  await act(goBack);
  expect(question()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Mysuru');
  await act(goBack);
  expect(question()).not.toBeNull();
});
