import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { api } from '../src/index.ts';
import { address, bearer, fromState } from './meaning.ts';
import { clientAt, userApi } from './provider.ts';

const { eachLike, integer } = MatchersV3;

it("lists the customer's addresses", async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has an address')
    .uponReceiving('a request for the addresses')
    .withRequest(
      'GET',
      fromState('/api/user/addresses/{user_id}/', '/api/user/addresses/3/'),
      (request) => request.headers(bearer),
    )
    .willRespondWith(200, (answer) => answer.jsonBody(eachLike(address)))
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(
        api.endpoints.listAddresses.initiate({ userId: 3 }),
      );
      expect(data?.[0]?.city).toBe('Mysuru');
    });
});

it('adds an address', async () => {
  const newAddress = {
    full_name: 'Asha Rao',
    phone: '98765 43210',
    address: '14 Temple Street',
    city: 'Mysuru',
    state: 'Karnataka',
    zip_code: '570001',
  };
  await userApi
    .addInteraction()
    .given('a customer is signed in', { name: 'Asha Rao' })
    .uponReceiving('a new address')
    .withRequest('POST', '/api/user/addresses/', (request) =>
      request.headers(bearer).jsonBody(newAddress),
    )
    .willRespondWith(201, (answer) =>
      answer.jsonBody({ ...newAddress, id: integer(5), user: integer(3) }),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(
        api.endpoints.createAddress.initiate({ newAddress }),
      );
      expect(data?.id).toBe(5);
    });
});

it('deletes an address', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has an address')
    .uponReceiving('the deletion of that address')
    .withRequest(
      'DELETE',
      fromState('/api/user/addresses/delete/{address_id}/', '/api/user/addresses/delete/5/'),
      (request) => request.headers(bearer),
    )
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      const { error } = await clientAt(url, true).dispatch(
        api.endpoints.deleteAddress.initiate({ id: 5 }),
      );
      expect(error).toBeUndefined();
    });
});
