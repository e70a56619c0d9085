import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFocus } from './lastFocused.ts';
import { restoreLostFocus } from './restoreLostFocus.ts';

let stop = () => {};
let stopWatching = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <header><button>Menu</button></header>
    <main>
      <h1>Cart</h1>
      <ul>
        <li><a href="/a">A</a> <button aria-label="Remove A">x</button></li>
        <li><a href="/b">B</a> <button aria-label="Remove B">x</button></li>
      </ul>
      <section><h2>Summary</h2><p><button>Check</button></p></section>
    </main>`;
  stopWatching = watchFocus();
  stop = restoreLostFocus();
});
afterEach(() => {
  stop();
  stopWatching();
  vi.useRealTimers();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  ) as HTMLButtonElement;

/** Removes an element, and waits for the effects. */
async function remove(element: Element | null | undefined) {
  element?.remove();
  await vi.advanceTimersByTimeAsync(200);
}

const focused = () => document.activeElement;

// Spec: 1 §2 Shell
it.each([
  ['the same control of the next item', 'A', 'Remove B'],
  ['the same control of the previous item after the last one', 'B', 'Remove A'],
])('moves the focus to %s', async (_where, gone, name) => {
  button(`Remove ${gone}`).focus();
  await remove(button(`Remove ${gone}`).closest('li'));
  expect(focused()).toBe(button(name));
});

it('knows the focused element also before hydration, when React stops the event', async () => {
  const main = document.querySelector('main');
  main?.addEventListener('focusin', (event) => event.stopPropagation());
  button('Remove A').focus();
  await remove(button('Remove A').closest('li'));
  expect(focused()).toBe(button('Remove B'));
});

it('moves to the nearest heading when there is no such control', async () => {
  button('Check').focus();
  await remove(document.querySelector('section p'));
  expect(focused()?.textContent).toBe('Summary');
});

it('moves to main while the heading is hidden by a loader', async () => {
  const heading = document.querySelector('h1');
  const section = document.querySelector('section');
  button('Check').focus();
  if (heading) heading.hidden = true;
  await remove(section);
  expect(focused()).toBe(document.querySelector('main'));
});

it("moves to the page's heading when the surrounding element is gone or outside main", async () => {
  button('Remove A').focus();
  await remove(document.querySelector('ul'));
  expect(focused()?.textContent).toBe('Cart');
  button('Menu').focus();
  await remove(button('Menu'));
  expect(focused()?.textContent).toBe('Cart');
});

it('does nothing when the focus has moved meanwhile', async () => {
  button('Remove A').focus();
  button('Remove A').closest('li')?.remove();
  await vi.advanceTimersByTimeAsync(20);
  button('Check').focus();
  await vi.advanceTimersByTimeAsync(200);
  expect(focused()).toBe(button('Check'));
});

it('does nothing for an element that lost the focus earlier, or on another page', async () => {
  button('Remove A').focus();
  button('Remove A').blur();
  await Promise.resolve();
  await remove(button('Remove A').closest('li'));
  expect(focused()).toBe(document.body);
  button('Remove B').focus();
  button('Remove B').closest('li')?.remove();
  await Promise.resolve();
  history.replaceState(null, '', '/elsewhere');
  await vi.advanceTimersByTimeAsync(200);
  expect(focused()).toBe(document.body);
});

it("moves to the page's heading for an element that was removed before the script loaded", async () => {
  stop();
  button('Remove A').focus();
  await remove(button('Remove A').closest('li'));
  expect(focused()).toBe(document.body);
  stop = restoreLostFocus();
  await vi.advanceTimersByTimeAsync(200);
  expect(focused()?.textContent).toBe('Cart');
});

it("knows the focused element from before the page's first script", async () => {
  stop();
  stopWatching();
  button('Remove A').focus();
  stopWatching = watchFocus();
  stop = restoreLostFocus();
  await remove(button('Remove A').closest('li'));
  expect(focused()).toBe(button('Remove B'));
});
