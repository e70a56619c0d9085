import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { api } from '../src/index.ts';
import { sentence } from './meaning.ts';
import { clientAt, postalLookup } from './provider.ts';

const { atLeastOneLike } = MatchersV3;

it('finds the post offices of a pincode', async () => {
  await postalLookup
    .addInteraction()
    .uponReceiving('a pincode of Mysuru')
    .withRequest('GET', '/pincode/570001')
    .willRespondWith(200, (answer) =>
      answer.jsonBody([
        {
          Status: 'Success',
          Message: sentence('Number of pincode(s) found:1'),
          PostOffice: atLeastOneLike({ Name: sentence('Mysuru'), State: 'Karnataka' }),
        },
      ]),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(
        api.endpoints.lookupPincode.initiate({ pin: '570001' }),
      );
      expect(data?.[0]?.Status).toBe('Success');
    });
});

it('learns that a pincode is unknown', async () => {
  await postalLookup
    .addInteraction()
    .uponReceiving('a pincode that no post office has')
    .withRequest('GET', '/pincode/999999')
    .willRespondWith(200, (answer) =>
      answer.jsonBody([
        { Status: 'Error', Message: sentence('No records found'), PostOffice: null },
      ]),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(
        api.endpoints.lookupPincode.initiate({ pin: '999999' }),
      );
      expect(data?.[0]?.Status).toBe('Error');
    });
});
