import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { ShareButton } from './index.ts';

test('calls onPress by pointer and by keyboard', async () => {
  const onPress = vi.fn();
  render(<ShareButton onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('has its action as name', async () => {
  render(<ShareButton onPress={() => {}} />);
  expect(await readAloud()).toEqual(['button, Share']);
});
