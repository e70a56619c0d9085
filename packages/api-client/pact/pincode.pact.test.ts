import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { interaction } from './interaction.ts';
import { exactly, oneOf } from './matchers.ts';
import { postalLookup } from './provider.ts';

const { eachLike, nullValue } = MatchersV3;

const cases = [
  {
    description: 'a pincode of Mysuru',
    pin: '570001',
    body: {
      Status: 'Success',
      PostOffice: eachLike({
        District: oneOf('Mysuru', 'Mysore'),
        State: exactly('Karnataka'),
      }),
    },
  },
  {
    description: 'a pincode that no post office has',
    pin: '999999',
    body: { Status: 'Error', PostOffice: nullValue() },
  },
  {
    description: 'something that is no pincode',
    pin: '57',
    body: {
      Status: '404',
      PostOffice: nullValue(),
    },
  },
];

for (const { description, pin, body } of cases) {
  interaction(
    description,
    {
      request: { method: 'GET', path: `/pincode/${pin}` },
      response: { status: 200, body: [body] },
      call: (dispatch) => dispatch(api.endpoints.lookupPincode.initiate({ pin })),
      check: ({ data }) => expect(data?.isValid).toBe(body.Status === 'Success'),
    },
    postalLookup,
  );
}
