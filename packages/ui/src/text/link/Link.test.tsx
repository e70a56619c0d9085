import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, LinkProvider } from './index.ts';

const navigate = vi.fn();
const onPress = vi.fn();
beforeEach(() => {
  navigate.mockClear();
  onPress.mockClear();
});

type Props = Partial<ComponentProps<typeof Link>>;

function link(props: Props = {}) {
  render(
    <LinkProvider navigate={navigate}>
      <Link href="/products" onPress={onPress} {...props}>
        All products
      </Link>
    </LinkProvider>,
  );
  return screen.getByRole('link', { name: /^All products/ });
}

/** Returns whether the browser would follow the link; jsdom cannot. */
function click(on: HTMLElement, init: MouseEventInit = {}): boolean {
  let isNative = false;
  const look = (event: Event) => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  };
  // React Aria stops propagation above the root.
  on.closest('body > div')?.addEventListener('click', look, { once: true });
  fireEvent.click(on, { button: 0, ...init });
  return isNative;
}

it('calls onPress, then the router for a path of the same site', () => {
  expect(click(link())).toBe(false);
  expect(navigate.mock.calls).toEqual([['/products']]);
  expect(onPress.mock.invocationCallOrder[0]).toBeLessThan(
    navigate.mock.invocationCallOrder[0] ?? 0,
  );
});

it('calls onPress, then the router on Enter', async () => {
  link().focus();
  await userEvent.keyboard('{Enter>}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledOnce();
  await userEvent.keyboard('{/Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

it.each<[string, Props]>([
  ['another site', { href: 'https://example.com/map' }],
  ['another port of this host', { href: 'http://localhost:1/map' }],
  ['mail', { href: 'mailto:shop@parinda.example' }],
  ['a telephone', { href: 'tel:+910000000001' }],
  ['another tab', { target: '_blank' }],
  ['a download', { download: '' }],
  ['a handler that prevents the default', { onClickCapture: (event) => event.preventDefault() }],
])('does not use the router for %s, but calls onPress', (_to, props) => {
  click(link(props));
  expect(navigate).not.toHaveBeenCalled();
  expect(onPress).toHaveBeenCalledOnce();
});

it.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('leaves a click with %s to the browser', (_how, init) => {
  expect(click(link(), init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('is followed by the browser without a router', () => {
  render(<Link href="#all">All products</Link>);
  expect(click(screen.getByRole('link'))).toBe(true);
});

it.each<[string, Props, RegExp]>([
  ['after its text', {}, /^All products ?\(opens in a new tab\)$/],
  ['after its label', { 'aria-label': 'Our range' }, /^Our range \(opens in a new tab\)$/],
])('says that it opens a new tab, %s', (_how, props, name) => {
  render(
    <Link href="/products" target="_blank" {...props}>
      All products
    </Link>,
  );
  expect(screen.getByRole('link', { name })).toBeTruthy();
});
