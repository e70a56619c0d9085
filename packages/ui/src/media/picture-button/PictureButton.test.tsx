import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { PictureButton } from './index.ts';

test('can be pressed on its picture, on its title and by keyboard', async () => {
  const onPress = vi.fn();
  const { container } = render(
    <PictureButton src="/spikes.webp" title="Spikes on a parapet" onPress={onPress} />,
  );
  await userEvent.click(container.querySelector('img') as HTMLElement);
  await userEvent.click(screen.getByText('Spikes on a parapet'));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('has its title as name and opens a dialog; its picture is hidden from screen readers', async () => {
  render(<PictureButton src="/spikes.webp" title="Spikes on a parapet" onPress={() => {}} />);
  expect(await readAloud()).toEqual([
    'button, Spikes on a parapet, has popup dialog',
    'Spikes on a parapet',
  ]);
});
