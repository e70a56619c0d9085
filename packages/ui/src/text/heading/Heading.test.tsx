import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { size as sizes } from './Heading.css.ts';
import { Heading } from './index.ts';

test.each([1, 2, 3, 4, 5, 6] as const)('has level %i', (level) => {
  render(<Heading level={level}>Spikes</Heading>);
  expect(screen.getByRole('heading', { level, name: 'Spikes' })).toBeTruthy();
});

test('can have another size than its level', () => {
  render(
    <Heading level={2} size="lg">
      Spikes
    </Heading>,
  );
  const { classList } = screen.getByRole('heading', { level: 2 });
  expect([classList.contains(sizes.lg), classList.contains(sizes.h2)]).toEqual([true, false]);
});

test('can be focused by script', () => {
  render(
    <Heading level={1} tabIndex={-1} ref={(element) => element?.focus()}>
      Your orders
    </Heading>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
