import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const question: AlertDialogProps = {
  isOpen: true,
  onOpenChange: () => {},
  title: 'Delete this address?',
  confirmLabel: 'Yes',
  cancelLabel: 'No',
  onConfirm: () => {},
  children: 'B-1204, Pune is removed from your account.',
};

test('announces question and consequence, then reads the buttons', async () => {
  render(<AlertDialog {...question} />);
  expect(await readAloud()).toEqual([
    'alertdialog, Delete this address?, B-1204, Pune is removed from your account.',
    'heading, Delete this address?, level 2',
    'B-1204, Pune is removed from your account.',
    'button, No',
    'button, Yes',
  ]);
});

test('says that the confirmed action is pending', async () => {
  render(<AlertDialog {...question} isPending />);
  expect(await readAloud()).toContain('button, Yes, please wait, disabled');
});
