import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { Menu } from './index.ts';

const entries = [
  { id: 'share', label: 'Share' },
  { id: 'remove', label: 'Remove', isDisabled: true },
];

test('has a button that says that it opens a menu', async () => {
  render(<Menu label="More" entries={entries} />);
  expect(await readAloud()).toEqual(['button, More, not expanded, has popup menu']);
});

test('announces its first item when opened by keyboard', async () => {
  render(<Menu label="More" entries={entries} />);
  screen.getByRole('button', { name: 'More' }).focus();
  expect(await heardDuring(() => userEvent.keyboard('{Enter}'))).toEqual([
    'dialog, More',
    'menu, More, orientated vertically',
    'menuitem, Share, position 1, set size 2',
  ]);
});
