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

/** Whether the browser was left to follow it; jsdom cannot. */
function click(on: HTMLElement, how: MouseEventInit = {}): boolean {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(on, { button: 0, ...how });
  return isLeft;
}

it("goes to the shop's own paths through the app's router, after it has told its press", () => {
  expect(click(link())).toBe(false);
  expect(navigate.mock.calls).toEqual([['/products']]);
  expect(onPress.mock.invocationCallOrder[0]).toBeLessThan(
    navigate.mock.invocationCallOrder[0] ?? 0,
  );
});

it('is followed by Enter', async () => {
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledOnce();
});

it.each<[string, Props]>([
  ['another site', { href: 'https://example.com/map' }],
  ['another port of this host', { href: 'http://localhost:1/map' }],
  ['mail', { href: 'mailto:shop@parinda.example' }],
  ['a telephone', { href: 'tel:+910000000001' }],
  ['another tab', { target: '_blank' }],
  ['a download', { download: '' }],
  ['what someone else has answered already', { onClick: (event) => event.preventDefault() }],
])('leaves to the browser what leads to %s, and tells its press', (_to, props) => {
  click(link(props));
  expect(navigate).not.toHaveBeenCalled();
  expect(onPress).toHaveBeenCalledOnce();
});

it.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a click with %s to the browser', (_how, init) => {
  expect(click(link(), init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it("is the browser's own link without a router", () => {
  render(<Link href="#all">All products</Link>);
  expect(click(screen.getByRole('link'))).toBe(true);
});

it.each<[string, Props, RegExp]>([
  ['by its words', {}, /^All products ?\(opens in a new tab\)$/],
  ['by its label', { 'aria-label': 'Our range' }, /^Our range \(opens in a new tab\)$/],
])('says that it opens a tab: %s', (_how, props, name) => {
  render(
    <Link href="/products" target="_blank" {...props}>
      All products
    </Link>,
  );
  expect(screen.getByRole('link', { name })).toBeTruthy();
});
