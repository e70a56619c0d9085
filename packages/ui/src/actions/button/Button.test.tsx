import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { heardDuring } from '../../testing/spoken.ts';
import { Button } from './index.ts';

it('calls onPress', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Place order</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('keeps focus while pending, has it in its name and ignores presses', async () => {
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

it('has a tabindex, without which Safari does not focus a clicked button', () => {
  render(<Button>Place order</Button>);
  expect(screen.getByRole('button').getAttribute('tabindex')).toBe('0');
});

it('announces the start and the end of pending if it has focus', async () => {
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

it('prevents submission by Enter in a field while pending', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <input aria-label="Email" />
      <Button type="submit" isPending>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits its form once, but not while pending', async () => {
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
