import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDismiss } from './useDismiss.ts';

const onDismiss = vi.fn();
beforeEach(() => {
  onDismiss.mockClear();
  document.body.innerHTML = '<nav><button>Menu</button></nav><main><a href="/a">A</a></main>';
});
const found = (selector: string) => document.querySelector(selector) as HTMLElement;
const use = (isOpen: boolean) =>
  renderHook(() => useDismiss({ current: found('nav') }, isOpen, onDismiss));
const press = (element: HTMLElement) =>
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('dismisses by Escape, and by a press or the focus outside', () => {
  use(true);
  press(found('button'));
  found('button').focus();
  expect(onDismiss).not.toHaveBeenCalled();
  press(found('a'));
  found('a').focus();
  expect(onDismiss.mock.calls).toEqual([['outside'], ['outside']]);
  found('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(onDismiss).toHaveBeenLastCalledWith('escape');
});

it('dismisses also by what lets no event pass, as a part that React has not yet taken over', () => {
  for (const event of ['pointerdown', 'focusin']) {
    found('main').addEventListener(event, (stopped) => stopped.stopPropagation());
  }
  use(true);
  press(found('a'));
  found('a').focus();
  expect(onDismiss.mock.calls).toEqual([['outside'], ['outside']]);
});

it('hears of nothing while it is closed', () => {
  use(false);
  press(found('a'));
  expect(onDismiss).not.toHaveBeenCalled();
});
