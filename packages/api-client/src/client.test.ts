import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, serverMessage } from './index.ts';
import { steelSpikes } from './mocks/fixtures.ts';
import { createHandlers } from './mocks/index.ts';

const baseUrl = 'http://shop.test';
const server = setupServer(...createHandlers(baseUrl));
const onUnexpectedError = vi.fn();
const onUnauthorized = vi.fn();
const onServerTime = vi.fn();

function createStore({ token = null as string | null, maxRetries = 0 } = {}) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: {
            baseUrl,
            pincodeBaseUrl: baseUrl,
            getToken: () => token,
            onUnexpectedError,
            onUnauthorized,
            onServerTime,
            maxRetries,
          },
        },
      }).concat(api.middleware),
  });
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => vi.clearAllMocks());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  [200, false],
  [201, true],
])('a registration with status %i succeeds: %s', async (status, hasSucceeded) => {
  server.use(
    http.post(`${baseUrl}/api/user/register/`, () =>
      HttpResponse.json({ message: 'x' }, { status }),
    ),
  );
  const registration = {
    name: 'A',
    email: 'a@example.com',
    contact: '',
    password: 'p',
    confirm_password: 'p',
  };
  const { dispatch } = createStore();
  const { data } = await dispatch(api.endpoints.register.initiate({ registration }));
  expect(data !== undefined).toBe(hasSucceeded);
});

// Spec: 1 §8; decisions First round
it('fails with the global alert for a malformed response', async () => {
  const answerWith = (body: unknown) =>
    server.use(http.get(`${baseUrl}/api/user/products/`, () => HttpResponse.json(body as null)));
  const ask = () => createStore().dispatch(api.endpoints.listProducts.initiate());
  answerWith({ products: [] });
  expect(await ask()).toMatchObject({ isError: true, error: { status: 'PARSING_ERROR' } });
  expect(onUnexpectedError).toHaveBeenCalledTimes(1);
  answerWith([null, steelSpikes]);
  expect((await ask()).data).toHaveLength(1);
  expect(onUnexpectedError).toHaveBeenCalledTimes(1);
});

it('fails for a response without the documented shape', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get(`${baseUrl}/api/user/gallery/`, () => HttpResponse.json({ items: [] })));
  const result = await createStore().dispatch(api.endpoints.listGallery.initiate());
  expect(result.data).toBeUndefined();
  expect(result.error).toBeDefined();
});

// Spec: decisions Whole site
it('retries a read and shows no alert when the retry succeeds', async () => {
  let calls = 0;
  server.use(
    http.get(`${baseUrl}/api/user/gallery/`, () => {
      calls += 1;
      return calls === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json([]);
    }),
  );
  const result = await createStore({ maxRetries: 2 }).dispatch(
    api.endpoints.listGallery.initiate(),
  );
  expect(result.data).toEqual([]);
  expect(calls).toBe(2);
  expect(onUnexpectedError).not.toHaveBeenCalled();
});

// Spec: decisions Whole site
it('does not retry a write', async () => {
  let calls = 0;
  server.use(
    http.post(`${baseUrl}/api/user/contact/`, () => {
      calls += 1;
      return HttpResponse.error();
    }),
  );
  await createStore({ maxRetries: 2 }).dispatch(
    api.endpoints.sendContactMessage.initiate({
      contactMessage: { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' },
    }),
  );
  expect(calls).toBe(1);
  expect(onUnexpectedError).toHaveBeenCalledTimes(1);
});

// Spec: 1 §8; decisions Whole site
it.each([
  [400, 0],
  [499, 0],
  [500, 1],
  [503, 1],
])('a response of %i raises the global alert %i times', async (status, times) => {
  server.use(
    http.get(`${baseUrl}/api/user/gallery/`, () => HttpResponse.json({ message: 'x' }, { status })),
  );
  await createStore().dispatch(api.endpoints.listGallery.initiate());
  expect(onUnexpectedError).toHaveBeenCalledTimes(times);
});

it('reports a rejected token', async () => {
  server.use(
    http.get(`${baseUrl}/api/user/orders/`, () =>
      HttpResponse.json({ message: 'Please log in.' }, { status: 401 }),
    ),
  );
  const result = await createStore({ token: 'old' }).dispatch(api.endpoints.listOrders.initiate());
  expect(result.error && serverMessage(result.error)).toBe('Please log in.');
  expect(onUnauthorized).toHaveBeenCalledWith('old', 'listOrders');
});

it('updates the wishlist at once and reverts when the server rejects', async () => {
  server.use(
    http.post(`${baseUrl}/api/user/wishlist/`, () =>
      HttpResponse.json({ message: 'no' }, { status: 404 }),
    ),
  );
  const store = createStore({ token: 'abc' });
  const select = api.endpoints.checkWishlist.select({ productId: 7 });
  await store.dispatch(api.endpoints.checkWishlist.initiate({ productId: 7 }));
  const adding = store.dispatch(api.endpoints.addToWishlist.initiate({ body: { product: 7 } }));
  expect(select(store.getState()).data).toBe(true);
  await adding;
  expect(select(store.getState()).data).toBe(false);
});

// Spec: 2 §4
it("reports the server's time of a write, rejected or not", async () => {
  const date = 'Sun, 22 Nov 2026 08:30:00 GMT';
  const answer = (status: number) => () => HttpResponse.json({}, { status, headers: { date } });
  server.use(
    http.post(`${baseUrl}/api/user/login/`, answer(401)),
    http.get(`${baseUrl}/api/user/gallery/`, answer(404)),
  );
  const { dispatch } = createStore();
  await dispatch(api.endpoints.listGallery.initiate());
  expect(onServerTime).not.toHaveBeenCalled();
  await dispatch(api.endpoints.login.initiate({ body: { email: 'a', password: 'b' } }));
  expect(onServerTime.mock.calls).toEqual([[Date.parse(date)]]);
});

it('reports no time for a response without a date', async () => {
  server.use(http.post(`${baseUrl}/api/user/login/`, () => new Response(null, { status: 401 })));
  await createStore().dispatch(
    api.endpoints.login.initiate({ body: { email: 'a', password: 'b' } }),
  );
  expect(onServerTime).not.toHaveBeenCalled();
});

// Spec: 1 §7
it.each([
  [{}, '/api/user/blogs/'],
  [{ slug: 'a&b' }, '/api/user/blogs/?slug=a%26b'],
])('requests blogs by %j at %s', async (arg, address) => {
  const asked: string[] = [];
  server.use(
    http.get(`${baseUrl}/api/user/blogs/`, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json([]);
    }),
  );
  await createStore().dispatch(api.endpoints.listBlogs.initiate(arg));
  expect(asked).toEqual([`${baseUrl}${address}`]);
});
