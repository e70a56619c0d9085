import { expect, it } from 'vitest';
import { keepReturn, keptReturn } from './keptReturn.ts';

it('takes the answer of a payment out of the address and keeps it for this tab', () => {
  history.replaceState(null, '', '/checkout?a=1#payment=%7B%7D');
  keepReturn();
  expect(location.href).toMatch(/\/checkout\?a=1$/);
  expect(keptReturn.read()).toBe('#payment=%7B%7D');
});

it('leaves any other fragment alone', () => {
  keptReturn.remove();
  history.replaceState(null, '', '/#main');
  keepReturn();
  expect(location.hash).toBe('#main');
  expect(keptReturn.read()).toBeNull();
});
