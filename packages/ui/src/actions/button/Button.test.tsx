import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './index.ts';

it('tells its press', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Place order</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('keeps focus while pending, says so and presses nothing', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<Button onPress={onPress}>Place order</Button>);
  await userEvent.tab();
  rerender(
    <Button onPress={onPress} isPending>
      Place order
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Place order\s*, please wait/ });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

it('submits its form once, and not while pending', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending={isPending}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
