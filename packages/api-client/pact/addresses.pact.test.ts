import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api, fieldErrors, statusOf } from '../src/index.ts';
import { fromState } from './from-state.ts';
import { created, interaction, isRefused, malformed, removed } from './interaction.ts';
import { refusal, sentence } from './meaning.ts';
import { address } from './records.ts';

const { eachLike } = MatchersV3;
const addressesOf = (userId: number) =>
  fromState('/api/user/addresses/{user_id}/', `/api/user/addresses/${userId}/`);
const deletionOf = (addressId: number) =>
  fromState('/api/user/addresses/delete/{address_id}/', `/api/user/addresses/delete/${addressId}/`);

interaction('a request for the addresses', {
  given: ['a signed-in customer has an address'],
  session: 'asha',
  request: { method: 'GET', path: addressesOf(3) },
  answer: { status: 200, body: eachLike(address) },
  call: (dispatch) => dispatch(api.endpoints.listAddresses.initiate({ userId: 3 })),
  sees: ({ data }) => expect(data?.[0]?.city).toBe('Mysuru'),
});

interaction('a request for the addresses of a newcomer', {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: addressesOf(4) },
  answer: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listAddresses.initiate({ userId: 4 })),
  sees: ({ data }) => expect(data).toEqual([]),
});

interaction("a request for another customer's addresses", {
  given: ['another customer has an address'],
  session: 'asha',
  request: { method: 'GET', path: addressesOf(903) },
  answer: { status: 404, body: refusal.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.listAddresses.initiate({ userId: 903 })),
  sees: isRefused(404, 'Not found'),
});

const newAddress = {
  full_name: 'Asha Rao',
  phone: '98765 43210',
  address: '14 Temple Street',
  city: 'Mysuru',
  state: 'Karnataka',
  zip_code: '570001',
};

interaction('a new address', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/addresses/',
    body: Object.fromEntries(
      Object.entries(newAddress).map(([field, text]) => [field, sentence(text)]),
    ),
  },
  // What comes back is what was sent, with an id.
  answer: { status: created, body: { ...newAddress, id: address.id, user: address.user } },
  call: (dispatch) => dispatch(api.endpoints.createAddress.initiate({ newAddress })),
  sees: ({ data }) =>
    expect(data).toMatchObject({ id: 5, line1: newAddress.address, zipCode: newAddress.zip_code }),
});

interaction('a new address without a city', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/addresses/', body: { ...newAddress, city: '' } },
  answer: { status: malformed, body: refusal.field('city', 'This field is required.') },
  call: (dispatch) =>
    dispatch(api.endpoints.createAddress.initiate({ newAddress: { ...newAddress, city: '' } })),
  sees: ({ error }) => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && fieldErrors(error)).toEqual({ city: ['This field is required.'] });
  },
});

interaction('the deletion of an address', {
  given: ['a signed-in customer has an address'],
  session: 'asha',
  request: { method: 'DELETE', path: deletionOf(5) },
  answer: { status: removed },
  call: (dispatch) => dispatch(api.endpoints.deleteAddress.initiate({ id: 5 })),
  sees: ({ error }) => expect(error).toBeUndefined(),
});

interaction("the deletion of another customer's address", {
  given: ['another customer has an address'],
  session: 'asha',
  request: { method: 'DELETE', path: deletionOf(905) },
  answer: { status: 404, body: refusal.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.deleteAddress.initiate({ id: 905 })),
  sees: isRefused(404, 'Not found'),
});
