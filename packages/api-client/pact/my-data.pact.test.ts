import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { badRequest, created, expectFieldError, interaction } from './interaction.ts';
import { emailAddress, errorBody, exactly, nonEmptyText } from './matchers.ts';
import { profileParams } from './state-params.ts';

const { name, email } = fixtures.user;

interaction('a request for all data of the customer', {
  given: ['a customer is signed in', profileParams],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/my-data/' },
  response: {
    status: 200,
    body: { customer: { name: exactly(name), email: emailAddress(email) } },
  },
  call: (dispatch) => dispatch(api.endpoints.getMyData.initiate()),
  check: ({ data }) => expect(data?.customer).toEqual({ name, email }),
});

const correction = { kind: 'correction', message: 'My name is Asha Iyer.' } as const;

interaction('a request to correct personal data', {
  given: ['a customer is signed in', profileParams],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/data-requests/', body: correction },
  response: { status: created, body: { ticket: nonEmptyText('12') } },
  call: (dispatch) =>
    dispatch(api.endpoints.createDataRequest.initiate({ dataRequest: correction })),
  check: ({ data }) => expect(data).toBe('12'),
});

interaction('a request to correct personal data without a text', {
  given: ['a customer is signed in', profileParams],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/data-requests/', body: { kind: 'correction' } },
  response: { status: badRequest, body: errorBody.field('message', 'This field is required.') },
  call: (dispatch) =>
    dispatch(api.endpoints.createDataRequest.initiate({ dataRequest: { kind: 'correction' } })),
  check: expectFieldError('message', 'This field is required.'),
});
