import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShareIcon } from '../../foundations/icons/index.ts';
import { readAloud } from '../../testing/spoken.ts';
import { IconButton } from './index.ts';

test('can be pressed by pointer, Enter and Space', async () => {
  const onPress = vi.fn();
  render(<IconButton label="Share" icon={<ShareIcon />} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('cannot be pressed or reached while disabled', async () => {
  const onPress = vi.fn();
  render(<IconButton label="Share" icon={<ShareIcon />} onPress={onPress} isDisabled />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(onPress).not.toHaveBeenCalled();
});

test('has its label as name, not the icon, and says which element it controls', async () => {
  render(<IconButton label="Search" icon={<ShareIcon />} aria-expanded={false} />);
  expect(await readAloud()).toEqual(['button, Search, not expanded']);
});

test('submits its form with type submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Send" icon={<ShareIcon />} type="submit" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});
