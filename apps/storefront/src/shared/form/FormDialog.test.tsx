import { TextField } from '@parinda/ui/text-field';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';
import { useForm } from './useForm.ts';

const onClose = vi.fn();
afterEach(() => {
  cleanup();
  onClose.mockClear();
});

function Address() {
  const form = useForm({ flow: 'account', rules: { city: {} }, send: async () => undefined });
  return (
    <FormDialog title="Add New Address" form={form} onClose={onClose}>
      <form {...form.props}>
        <TextField label="City" {...form.field('city')} />
      </form>
    </FormDialog>
  );
}

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

const ways = {
  'a press beside it': () => {
    fireEvent.pointerDown(document.body, { button: 0 });
    fireEvent.click(document.body, { button: 0 });
  },
  Escape: () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
  'its Close button': () => press('Close'),
};
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });

it.each(Object.entries(ways))('is closed by %s while nothing was typed', async (_name, leave) => {
  render(<Address />);
  await act(async () => leave());
  expect(onClose).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

it.each(Object.entries(ways))('asks before %s discards what was typed', async (_name, leave) => {
  render(<Address />);
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Mysuru' } });
  await act(async () => leave());
  expect(onClose).not.toHaveBeenCalled();
  expect(question()).not.toBeNull();
  press('Keep editing');
  expect(question()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Mysuru');
  await act(async () => leave());
  press('Discard');
  expect(onClose).toHaveBeenCalledOnce();
});
