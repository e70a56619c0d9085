import { api, isUnexpected, serverMessage, statusOf } from '@parinda/api-client';
import { createHandlers, fixtures } from '@parinda/api-client/mocks';
import { operations } from '@parinda/testing/pacts';
import { getResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { createShopStore } from '../../apps/storefront/src/model/store.ts';
import { type Fault, faults } from './faults.ts';
import { distinctFaultsOf, faultsOf, screenOf } from './table.ts';

// The matrix skips faults that the client cannot distinguish from another one. These tests check
// that both give a screen the same data or the same error.

const { steelSpikes, order } = fixtures;
const words = { email: 'asha@example.com', password: 'a', otp: '123456' };

/** Arguments of the calls that need them. */
const args: Record<string, object> = {
  getProduct: { slug: steelSpikes.slug },
  sendContactMessage: { contactMessage: { ...words, subject: 'S', message: 'M', name: 'A' } },
  createDataRequest: { dataRequest: { kind: 'erasure' } },
  listBlogs: {},
  sendOtp: { body: words },
  verifyOtp: { body: words },
  checkPassword: { body: words },
  register: { registration: { ...words, name: 'A', contact: '', confirm_password: 'a' } },
  login: { body: words },
  sendResetCode: { body: words },
  resetPassword: { body: words },
  updateProfile: { body: {} },
  changePassword: { body: words },
  listAddresses: { userId: 1 },
  createAddress: { newAddress: {} },
  deleteAddress: { id: 1 },
  createOrder: { 'Idempotency-Key': 'k', newOrder: { address: 1, items: [] } },
  getOrder: { id: order.id },
  listReviews: { id: steelSpikes.id },
  createReview: { id: steelSpikes.id, newReview: { rating: 5, comment: 'Good' } },
  checkWishlist: { productId: steelSpikes.id },
  removeFromWishlist: { productId: steelSpikes.id },
  addToWishlist: { body: { product: steelSpikes.id } },
};

afterEach(() => vi.unstubAllGlobals());

/** Statuses that a screen may handle separately. */
const ownStatuses = [401, 404, 409, 422, 429];

interface Result {
  data?: unknown;
  error?: Parameters<typeof statusOf>[0];
}

/** Returns everything that a screen can observe of this answer. */
async function seenOf(id: string, fault: Pick<Fault, 'reply'>): Promise<object> {
  const unexpected = vi.fn();
  vi.stubGlobal('fetch', async (request: Request) => {
    const healthy = await getResponse(createHandlers(), request);
    const text = (await healthy?.text()) ?? '';
    const wrong = fault.reply({
      status: healthy?.status ?? 404,
      body: text ? JSON.parse(text) : null,
    });
    if (typeof wrong === 'string') throw new TypeError('Failed to fetch');
    const type = wrong.type ?? 'application/json';
    return new Response(wrong.body, { status: wrong.status, headers: { 'content-type': type } });
  });
  const store = createShopStore({
    baseUrl: 'http://shop.test',
    pincodeBaseUrl: 'http://shop.test',
    maxRetries: 0,
    onUnexpectedError: unexpected,
  });
  const endpoint = api.endpoints[id as 'listProducts'];
  const { data, error } = (await store.dispatch(endpoint.initiate(args[id] as never))) as Result;
  if (!error) return { data };
  const status = statusOf(error);
  return {
    isUnexpected: isUnexpected(error),
    isAlerted: unexpected.mock.calls.length > 0,
    isClientError: status !== undefined && status >= 400 && status <= 499,
    ownStatus: ownStatuses.find((own) => own === status),
    message: serverMessage(error),
  };
}

const named = (name: string) => faults.find((fault) => fault.name === name);
/** A normal answer; a delay does not change it. */
const healthy: Pick<Fault, 'reply'> = {
  reply: ({ status, body }) => ({ status, body: JSON.stringify(body) }),
};

it('every fault that a screen handles separately exists', () => {
  const special = operations.flatMap(({ id }) => Object.keys(screenOf(id).means ?? {}));
  expect(special).not.toEqual([]);
  expect(special.filter((name) => !named(name))).toEqual([]);
});

for (const { id } of operations.filter((one) => !screenOf(one.id).isEachDistinct)) {
  const screen = screenOf(id);
  const left = faultsOf(screen).filter((fault) => !distinctFaultsOf(screen).includes(fault));
  it(`${id} gives a screen the same for ${left.length} faults and the faults that they equal`, async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    for (const fault of left) {
      const other = named(fault.sameAs ?? '');
      expect(other?.means, `${fault.name} is no ${fault.sameAs}`).toBe(fault.means);
      const same = other?.name === 'late response' ? healthy : other;
      const seen = await seenOf(id, fault);
      expect('data' in seen, fault.name).toBe(fault.means === 'answered');
      expect(seen, fault.name).toEqual(await seenOf(id, same ?? healthy));
    }
  });
}
