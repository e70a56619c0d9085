import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { Dialog } from './index.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add address</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Add a new address"
        footer={<Button>Save address</Button>}
      >
        <TextField label="Full name" isRequired errorMessage="Full name is required" />
      </Dialog>
    </>
  );
}

test('announces its name when it opens', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Add address' });
  expect(await heardDuring(() => userEvent.click(button))).toEqual(['dialog, Add a new address']);
});

test('hides the page from screen readers', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  expect(await readAloud()).toEqual([
    'button, Dismiss',
    'dialog, Add a new address',
    'heading, Add a new address, level 2',
    'button, Close',
    'Full name',
    'textbox, Full name, Full name is required, invalid, required',
    'Full name is required',
    'button, Save address',
  ]);
});
