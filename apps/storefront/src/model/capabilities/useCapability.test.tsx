import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { createShopStore } from '../store.ts';
import { useCapability } from './useCapability.ts';

afterEach(cleanup);

/** Renders the hook against this answer of the backend. */
function ask(answer: () => Response) {
  vi.spyOn(console, 'info').mockReturnValue();
  const fetch = vi.fn(async () => answer());
  const onUnexpectedError = vi.fn();
  const baseUrl = 'http://shop.test';
  const store = createShopStore({
    ...{ baseUrl, pincodeBaseUrl: '', maxRetries: 0, fetch, onUnexpectedError },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const render = () => renderHook(() => useCapability('checkPassword'), { wrapper });
  const isDone = () =>
    Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending');
  return { fetch, onUnexpectedError, render, isDone };
}

it('knows the operations that the backend lists, and asks once', async () => {
  const { fetch, render } = ask(() => Response.json({ operations: ['checkPassword', 'fly'] }));
  const { result, unmount } = render();
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  unmount();
  expect(render().result.current).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not list it', () => Response.json({ operations: [] })],
  ['answers 404', () => Response.json({ message: 'Not found' }, { status: 404 })],
  ['fails', () => Response.json({}, { status: 500 })],
  ['answers something else', () => Response.json(['checkPassword'])],
  [
    'does not answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('has no operation and no alert where the backend %s', async (_case, answer) => {
  const { fetch, onUnexpectedError, render, isDone } = ask(answer);
  const { result } = render();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => expect(isDone()).toBe(true));
  expect(result.current).toBe(false);
  expect(onUnexpectedError).not.toHaveBeenCalled();
});
