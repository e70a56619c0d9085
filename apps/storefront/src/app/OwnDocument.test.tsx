import { closeAllToasts, openToasts, toast } from '@parinda/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createShopStore } from '../model/store.ts';
import { OwnDocument } from './OwnDocument.tsx';

beforeEach(() => {
  closeAllToasts();
  sessionStorage.clear();
});

function open(sent: string, store = createShopStore({ baseUrl: '', pincodeBaseUrl: '' })) {
  const load = vi.fn();
  let navigate: ReturnType<typeof useNavigate> = () => {};
  const Go = () => {
    navigate = useNavigate();
    return <p>The page</p>;
  };
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[sent]}>
        <OwnDocument sent={sent} load={load}>
          <Go />
        </OwnDocument>
      </MemoryRouter>
    </Provider>,
  );
  return { load, go: (path: string) => act(() => void navigate(path)) };
}

it.each([
  ['/cart', '/checkout'],
  ['/', '/orders'],
  ['/checkout', '/'],
  ['/order-detail/x', '/cart'],
])('loads the page when navigating from %s to %s', (from, to) => {
  const { load, go } = open(from);
  expect(load).not.toHaveBeenCalled();
  go(to);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('The page')).toBeNull();
});

it.each([
  ['/', '/products'],
  ['/checkout', '/orders'],
  ['/orders', '/order-detail/x'],
  ['/checkout', '/signup'],
])('keeps the document when navigating from %s to %s', (from, to) => {
  const { load, go } = open(from);
  go(to);
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText('The page')).not.toBeNull();
});

it('keeps the document where the browser stores neither session nor cart', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { load, go } = open('/cart');
  go('/checkout');
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText('The page')).not.toBeNull();
});

it('keeps toasts across the load, also those that follow the navigation', () => {
  toast({ tone: 'info', text: 'Undo?', timeout: 5000, action: { label: 'Undo', onPress() {} } });
  open('/').go('/orders');
  toast({ tone: 'success', text: 'Payment successful!', timeout: 5000 });
  window.dispatchEvent(new Event('pagehide'));
  closeAllToasts();
  open('/orders');
  expect(openToasts()).toMatchObject([{ tone: 'success', text: 'Payment successful!' }]);
  closeAllToasts();
  open('/orders');
  expect(openToasts()).toEqual([]);
});

// Spec: decisions Purchase
it('waits until an open payment window is closed', () => {
  const store = createShopStore({ baseUrl: '', pincodeBaseUrl: '' });
  const real = store.getState;
  vi.spyOn(store, 'getState').mockImplementation(
    () => ({ ...real(), purchase: { name: 'widgetOpen' } }) as ReturnType<typeof real>,
  );
  const { load, go } = open('/checkout', store);
  go('/signup');
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText('The page')).not.toBeNull();
});
