import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonCodec, persist, textCodec } from './persist.ts';

const ids = persist(
  'ids',
  jsonCodec((json) => (Array.isArray(json) ? (json as number[]) : null)),
);

beforeEach(() => localStorage.clear());

it('returns the written value, and null once it is removed', () => {
  expect(ids.read()).toBeNull();
  expect(ids.write([1, 2])).toBe(true);
  expect(localStorage.getItem('ids')).toBe('[1,2]');
  expect(ids.read()).toEqual([1, 2]);
  ids.remove();
  expect(localStorage.getItem('ids')).toBeNull();
});

it('keeps a text unchanged', () => {
  const token = persist('token', textCodec);
  token.write('a.b.c');
  expect(localStorage.getItem('token')).toBe('a.b.c');
  expect(token.read()).toBe('a.b.c');
});

it.each(['{broken', '{}'])('reads %s as null and moves it to another key', (stored) => {
  localStorage.setItem('ids', stored);
  expect(ids.read()).toBeNull();
  expect(localStorage.getItem('ids.damaged')).toBe(stored);
});

it('returns false when the browser refuses to write, and never throws', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  expect(ids.write([1])).toBe(false);
  expect(ids.read()).toBeNull();
  expect(() => ids.remove()).not.toThrow();
});

describe('subscribe', () => {
  const elsewhere = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  const page = (type: string, persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

  function listen() {
    const seen = vi.fn();
    return { seen, stop: ids.subscribe(seen) };
  }

  it('reports a value from another tab, and a cleared storage', () => {
    const { seen, stop } = listen();
    localStorage.setItem('ids', '[3]');
    elsewhere('ids');
    expect(seen).toHaveBeenLastCalledWith([3]);
    localStorage.clear();
    elsewhere(null);
    expect(seen).toHaveBeenLastCalledWith(null);
    stop();
  });

  it('ignores another key, and is silent after cleanup', () => {
    const { seen, stop } = listen();
    elsewhere('other');
    stop();
    elsewhere('ids');
    expect(seen).not.toHaveBeenCalled();
  });

  it.each([
    ['changed meanwhile', true, '[2]', 1],
    ['unchanged', true, '[1]', 0],
    ['reloaded instead', false, '[2]', 0],
  ])('a page restored from the back/forward cache, %s', (_case, persisted, found, times) => {
    localStorage.setItem('ids', '[1]');
    const { seen, stop } = listen();
    page('pagehide', true);
    localStorage.setItem('ids', found);
    page('pageshow', persisted);
    expect(seen).toHaveBeenCalledTimes(times);
    stop();
  });
});
