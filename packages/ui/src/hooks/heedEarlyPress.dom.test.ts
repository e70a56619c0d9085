import { beforeEach, expect, it, vi } from 'vitest';
import { heedEarlyPress } from './heedEarlyPress.ts';

let button: HTMLButtonElement;
const onClick = vi.fn();
beforeEach(() => {
  onClick.mockClear();
  button = document.createElement('button');
  button.addEventListener('click', onClick);
  document.body.replaceChildren(button);
});

const afterwards = () => Promise.resolve();

it('presses again what the page has counted, a moment after, and once', async () => {
  button.early = 2;
  heedEarlyPress(button);
  expect(onClick).not.toHaveBeenCalled();
  await afterwards();
  expect(onClick).toHaveBeenCalledTimes(2);
  heedEarlyPress(button);
  await afterwards();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('tells the page that its script is there', async () => {
  heedEarlyPress(button);
  heedEarlyPress(null);
  await afterwards();
  expect(button.early).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
});

it('leaves alone the press that has made it be taken over', async () => {
  button.early = 1;
  const takeOver = () => heedEarlyPress(button);
  document.addEventListener('click', takeOver, { capture: true, once: true });
  button.click();
  await afterwards();
  expect(onClick).toHaveBeenCalledOnce();
});
