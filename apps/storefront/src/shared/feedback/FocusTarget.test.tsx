import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FocusTarget } from './FocusTarget.tsx';

afterEach(cleanup);

// Spec: 2 §8
it('is focused when it appears, and at each change of `times`', () => {
  const notice = (times: number) => <FocusTarget times={times}>Rejected</FocusTarget>;
  const { container, rerender } = render(notice(1));
  const hasFocus = () => document.activeElement === container.firstChild;
  expect(hasFocus()).toBe(true);
  (document.activeElement as HTMLElement).blur();
  rerender(notice(1));
  expect(hasFocus()).toBe(false);
  rerender(notice(2));
  expect(hasFocus()).toBe(true);
});
