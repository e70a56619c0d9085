import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonCodec, persist, textCodec } from './persist.ts';

const ids = persist(
  'ids',
  jsonCodec((json) => (Array.isArray(json) ? (json as number[]) : null)),
);

beforeEach(() => localStorage.clear());

it('gives back what was written, and nothing once it is removed', () => {
  expect(ids.read()).toBeNull();
  expect(ids.write([1, 2])).toBe(true);
  expect(localStorage.getItem('ids')).toBe('[1,2]');
  expect(ids.read()).toEqual([1, 2]);
  ids.remove();
  expect(localStorage.getItem('ids')).toBeNull();
});

it('keeps a text as it is', () => {
  const token = persist('token', textCodec);
  token.write('a.b.c');
  expect(localStorage.getItem('token')).toBe('a.b.c');
  expect(token.read()).toBe('a.b.c');
});

it.each(['{broken', '{}'])('reads %s as nothing and sets it aside', (stored) => {
  localStorage.setItem('ids', stored);
  expect(ids.read()).toBeNull();
  expect(localStorage.getItem('ids.damaged')).toBe(stored);
});

it('says that the browser refused, and never throws', () => {
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

describe('subscribing', () => {
  const elsewhere = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  const page = (type: string, persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

  function listen() {
    const seen = vi.fn();
    return { seen, stop: ids.subscribe(seen) };
  }

  it('tells what another tab wrote, and that it cleared everything', () => {
    const { seen, stop } = listen();
    localStorage.setItem('ids', '[3]');
    elsewhere('ids');
    expect(seen).toHaveBeenLastCalledWith([3]);
    localStorage.clear();
    elsewhere(null);
    expect(seen).toHaveBeenLastCalledWith(null);
    stop();
  });

  it('is silent for another key, and once stopped', () => {
    const { seen, stop } = listen();
    elsewhere('other');
    stop();
    elsewhere('ids');
    expect(seen).not.toHaveBeenCalled();
  });

  it.each([
    ['changed while it lay there', true, '[2]', 1],
    ['unchanged', true, '[1]', 0],
    ['loaded anew', false, '[2]', 0],
  ])('a page shown by the Back button, %s', (_case, persisted, found, times) => {
    localStorage.setItem('ids', '[1]');
    const { seen, stop } = listen();
    page('pagehide', true);
    localStorage.setItem('ids', found);
    page('pageshow', persisted);
    expect(seen).toHaveBeenCalledTimes(times);
    stop();
  });
});
