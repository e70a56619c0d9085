import { expect, it } from 'vitest';
import { keepReturn, keptReturn } from './keptReturn.ts';

it("moves the payment result from the URL to this tab's storage", () => {
  history.replaceState(null, '', '/checkout?a=1#payment=%7B%7D');
  keepReturn();
  expect(location.href).toMatch(/\/checkout\?a=1$/);
  expect(keptReturn.read()).toBe('#payment=%7B%7D');
});

it('ignores any other fragment', () => {
  keptReturn.remove();
  history.replaceState(null, '', '/#main');
  keepReturn();
  expect(location.hash).toBe('#main');
  expect(keptReturn.read()).toBeNull();
});
