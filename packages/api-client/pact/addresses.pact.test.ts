import { expect } from 'vitest';
import { api, fieldErrors, statusOf } from '../src/index.ts';
import { address, anyAddress, expectedAddress } from './expected.ts';
import { fromState, idFromState } from './from-state.ts';
import { badRequest, created, expectError, interaction, removed } from './interaction.ts';
import { errorBody, exactlyOne, id } from './matchers.ts';
import { addressParams, deliveryParams, stateParams } from './state-params.ts';

const addressesOf = (userId: number) =>
  fromState('/api/user/addresses/{user_id}/', `/api/user/addresses/${userId}/`);
const { address_id } = stateParams;
const deletion = `/api/user/addresses/delete/${address_id}/`;

// Spec: 2 §3; 2 §7
interaction('a request for the addresses', {
  given: ['a signed-in customer has an address', deliveryParams],
  session: 'asha',
  request: { method: 'GET', path: addressesOf(3) },
  response: { status: 200, body: exactlyOne(expectedAddress) },
  call: (dispatch) => dispatch(api.endpoints.listAddresses.initiate({ userId: 3 })),
  check: ({ data }) => expect(data?.[0]?.city).toBe('Mysuru'),
});

interaction('a request for the addresses of a newcomer', {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: addressesOf(4) },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listAddresses.initiate({ userId: 4 })),
  check: ({ data }) => expect(data).toEqual([]),
});

interaction("a request for another customer's addresses", {
  given: ['another customer has an address', deliveryParams],
  session: 'asha',
  request: { method: 'GET', path: addressesOf(903) },
  response: { status: 404, body: errorBody.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.listAddresses.initiate({ userId: 903 })),
  check: expectError(404, 'Not found'),
});

const newAddress = { ...addressParams, user: 3 };
/** Only the server knows the user id. */
const sentAddress = { ...addressParams, user: idFromState('user_id', 3) };

// Spec: 2 §7
interaction('a new address', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/addresses/',
    body: sentAddress,
  },
  // The response repeats the request, with an id.
  response: { status: created, body: { id: id(5), ...address } },
  call: (dispatch) => dispatch(api.endpoints.createAddress.initiate({ newAddress })),
  check: ({ data }) =>
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
  response: { status: created, body: { ...anyAddress, id: id(5), address_line2: null } },
  call: (dispatch) =>
    dispatch(
      api.endpoints.createAddress.initiate({ newAddress: { ...newAddress, address_line2: null } }),
    ),
  check: ({ data }) => expect(data?.line2).toBe(''),
});

/** Sent with a rejected address: a backend without tax invoices ignores it and never returns it. */
const gstin = '29AAAAA0000A1ZY';

interaction('a new address without a city', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/addresses/',
    body: { ...sentAddress, gstin, city: '' },
  },
  response: { status: badRequest, body: errorBody.field('city', 'This field is required.') },
  call: (dispatch) =>
    dispatch(
      api.endpoints.createAddress.initiate({ newAddress: { ...newAddress, gstin, city: '' } }),
    ),
  check: ({ error }) => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && fieldErrors(error)).toEqual({ city: ['This field is required.'] });
  },
});

// Spec: 2 §7
interaction('the deletion of an address', {
  given: ['a signed-in customer has an address', deliveryParams],
  session: 'asha',
  request: { method: 'DELETE', path: deletion },
  response: { status: removed },
  call: (dispatch) => dispatch(api.endpoints.deleteAddress.initiate({ id: address_id })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction("the deletion of another customer's address", {
  given: ['another customer has an address', deliveryParams],
  session: 'asha',
  request: { method: 'DELETE', path: deletion },
  response: { status: 404, body: errorBody.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.deleteAddress.initiate({ id: address_id })),
  check: expectError(404, 'Not found'),
});
