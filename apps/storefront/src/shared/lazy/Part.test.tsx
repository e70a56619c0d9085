import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Part } from './Part.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Broken = (): never => {
  throw new Error('no such field');
};

// Spec: 1 §2 Shell
it('replaces only the failed part', () => {
  render(
    <>
      <Part>above</Part>
      <Part>
        <Broken />
      </Part>
      <Part>below</Part>
    </>,
  );
  expect(document.body.textContent).toContain('above');
  expect(document.body.textContent).toContain('below');
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.');
});

it('catches an error of its render function, and retries on request', () => {
  let isBroken = true;
  const make = () => {
    if (isBroken) throw new Error('no such field');
    return 'a product';
  };
  render(<Part>{make}</Part>);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.body.textContent).toBe('a product');
});
