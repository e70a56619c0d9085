import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addedToCart,
  cartSlice,
  linesBought,
  selectCartIsSaved,
  selectCartLines,
  selectCartTotal,
} from './cartSlice.ts';
import { keepCart } from './keepCart.ts';

const spikes = { id: 7, slug: 'spikes', title: 'Spikes', image: null, price: 549 };
const stored = { id: 7, slug: 'spikes', title: 'Spikes', image1: null, price: 549 };
let stop = () => {};

function openTab() {
  const store = configureStore({ reducer: { cart: cartSlice.reducer } });
  stop = keepCart(store);
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

// Spec: 1 §3; 2 §3
it('writes each change at once', () => {
  const store = openTab();
  store.dispatch(addedToCart({ product: spikes }));
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([
    { ...stored, quantity: 1, productTotal: 549 },
  ]);
});

// Spec: 2 §3; decisions Cart
it('restores the cart after a reload', () => {
  openTab().dispatch(addedToCart({ product: spikes, quantity: 2 }));
  stop();
  expect(selectCartLines(openTab().getState())).toHaveLength(1);
});

it('a partial purchase leaves the other lines with their own totals', () => {
  const store = openTab();
  store.dispatch(addedToCart({ product: spikes, quantity: 3 }));
  store.dispatch(linesBought([[7, 2]]));
  expect(selectCartTotal(store.getState())).toBe(549);
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toMatchObject([
    { id: 7, quantity: 1, productTotal: 549 },
  ]);
});

// Spec: decisions Cart
it('syncs with another tab', () => {
  const store = openTab();
  const other = [{ ...stored, quantity: 3, productTotal: 1647 }];
  localStorage.setItem('cartItems', JSON.stringify(other));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
  expect(selectCartLines(store.getState())).toEqual([{ ...spikes, quantity: 3 }]);
});

// Spec: decisions Cart
it('moves unreadable content to another key and starts empty', () => {
  localStorage.setItem('cartItems', '{broken');
  expect(selectCartLines(openTab().getState())).toEqual([]);
  expect(localStorage.getItem('cartItems.damaged')).toBe('{broken');
});

// Spec: decisions Cart
it('keeps the cart for the visit and reports it when the storage is full', () => {
  const store = openTab();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(addedToCart({ product: spikes }));
  expect(selectCartLines(store.getState())).toHaveLength(1);
  expect(selectCartIsSaved(store.getState())).toBe(false);
});

// Spec: 1 §3; 2 §3; decisions Cart
it('writes no cookie', () => {
  openTab().dispatch(addedToCart({ product: spikes }));
  expect(document.cookie).toBe('');
});
