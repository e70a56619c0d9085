import { expect } from 'vitest';
import { api, fieldErrors, statusOf } from '../src/index.ts';
import { fromState, idFromState } from './from-state.ts';
import { created, interaction, isRefused, malformed, removed } from './interaction.ts';
import { delivered, known, toldAddress } from './known.ts';
import { exactlyOne, id, refusal } from './meaning.ts';
import { address, knownAddress } from './records.ts';

const addressesOf = (userId: number) =>
  fromState('/api/user/addresses/{user_id}/', `/api/user/addresses/${userId}/`);
const { address_id } = known;
const deletion = `/api/user/addresses/delete/${address_id}/`;

interaction('a request for the addresses', {
  given: ['a signed-in customer has an address', delivered],
  session: 'asha',
  request: { method: 'GET', path: addressesOf(3) },
  answer: { status: 200, body: exactlyOne(knownAddress) },
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
  given: ['another customer has an address', delivered],
  session: 'asha',
  request: { method: 'GET', path: addressesOf(903) },
  answer: { status: 404, body: refusal.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.listAddresses.initiate({ userId: 903 })),
  sees: isRefused(404, 'Not found'),
});

const newAddress = { ...toldAddress, user: 3 };
/** Only the server that is asked knows who that is. */
const sentAddress = { ...toldAddress, user: idFromState('user_id', 3) };

interaction('a new address', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/addresses/',
    body: sentAddress,
  },
  // What comes back is what was sent, with an id.
  answer: { status: created, body: { id: id(5), ...address } },
  call: (dispatch) => dispatch(api.endpoints.createAddress.initiate({ newAddress })),
  sees: ({ data }) =>
    expect(data).toMatchObject({ id: 5, line1: newAddress.address, zipCode: newAddress.zip_code }),
});

interaction('a new address of one line', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/addresses/',
    body: { ...sentAddress, address_line2: null },
  },
  answer: { status: created, body: { ...address, id: id(5), address_line2: null } },
  call: (dispatch) =>
    dispatch(
      api.endpoints.createAddress.initiate({ newAddress: { ...newAddress, address_line2: null } }),
    ),
  sees: ({ data }) => expect(data?.line2).toBe(''),
});

interaction('a new address without a city', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/addresses/', body: { ...sentAddress, city: '' } },
  answer: { status: malformed, body: refusal.field('city', 'This field is required.') },
  call: (dispatch) =>
    dispatch(api.endpoints.createAddress.initiate({ newAddress: { ...newAddress, city: '' } })),
  sees: ({ error }) => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && fieldErrors(error)).toEqual({ city: ['This field is required.'] });
  },
});

interaction('the deletion of an address', {
  given: ['a signed-in customer has an address', delivered],
  session: 'asha',
  request: { method: 'DELETE', path: deletion },
  answer: { status: removed },
  call: (dispatch) => dispatch(api.endpoints.deleteAddress.initiate({ id: address_id })),
  sees: ({ error }) => expect(error).toBeUndefined(),
});

interaction("the deletion of another customer's address", {
  given: ['another customer has an address', delivered],
  session: 'asha',
  request: { method: 'DELETE', path: deletion },
  answer: { status: 404, body: refusal.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.deleteAddress.initiate({ id: address_id })),
  sees: isRefused(404, 'Not found'),
});
