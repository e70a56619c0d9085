import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Mock, vi } from 'vitest';
import { createShopStore } from '../model/store.ts';

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** For tests: `answer` responds to every call; without a result the call gets no response. */
export function answerCalls(
  answer: (path: string, body: string) => ApiAnswer | undefined,
): Mock<typeof fetch> {
  const fetchMock = vi.fn<typeof fetch>(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const found = answer(pathname + search, await request.text());
    if (!found) throw new TypeError('Failed to fetch');
    return Response.json(found.body, { status: found.status });
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

export interface HeldCall {
  request: Request;
  answer: (body: unknown) => void;
}

/** For tests: every call waits for its response, and ends when it is aborted. */
export function holdCalls(): HeldCall[] {
  const calls: HeldCall[] = [];
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        calls.push({ request, answer: (body) => resolve(Response.json(body)) });
      }),
  );
  return calls;
}

/** For tests: renders `page` at `path` with its own store. */
export function renderShop(page: ReactNode, path: string) {
  const onUnexpectedError = vi.fn();
  const store = createShopStore({
    baseUrl: 'http://shop.test',
    pincodeBaseUrl: 'http://shop.test',
    maxRetries: 0,
    onUnexpectedError,
  });
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          {page}
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  return { store, onUnexpectedError };
}
