import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FlipCard } from './index.ts';

const card = (isFlipped: boolean) => (
  <FlipCard
    isFlipped={isFlipped}
    frontLabel="Sign up"
    backLabel="Log in"
    front={<h2>Create an account</h2>}
    back={<h2>Welcome back</h2>}
  />
);

it('does not move focus on the first render', () => {
  render(card(false));
  expect(document.activeElement).toBe(document.body);
});

// Spec: 2 §2 Signup
it('makes the hidden face inert and focuses the heading of the shown one', () => {
  const { container, rerender } = render(card(false));
  const [front, back] = [...container.querySelectorAll('section')];
  expect([front, back].map((face) => face?.hasAttribute('inert'))).toEqual([false, true]);

  rerender(card(true));
  expect([front, back].map((face) => face?.hasAttribute('inert'))).toEqual([true, false]);
  expect(document.activeElement).toBe(screen.getByText('Welcome back'));

  rerender(card(false));
  expect(document.activeElement).toBe(screen.getByText('Create an account'));
});
