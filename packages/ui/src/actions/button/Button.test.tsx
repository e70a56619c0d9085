import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { heardDuring } from '../../testing/spoken.ts';
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

it('has the focus once it is pressed, also where the browser gives none to buttons', () => {
  render(<Button onPress={() => {}}>Place order</Button>);
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('says that it waits, and when it no longer does, to whoever pressed it', async () => {
  const button = (isPending: boolean) => <Button isPending={isPending}>Place order</Button>;
  const { rerender } = render(button(false));
  expect(await heardDuring(() => rerender(button(true)))).toEqual([]);
  rerender(button(false));
  screen.getByRole('button').focus();
  expect(await heardDuring(() => rerender(button(true)))).toEqual([
    'assertive: Place order, please wait',
  ]);
  expect(await heardDuring(() => rerender(button(false)))).toEqual(['assertive: Place order']);
});

it('is not submitted for while pending by Enter in a field', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
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
