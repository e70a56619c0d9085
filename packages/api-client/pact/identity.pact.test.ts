import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { api, serverErrors, statusOf } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { bearer, sentence } from './meaning.ts';
import { clientAt, token, userApi } from './provider.ts';

const { eachLike, integer, regex } = MatchersV3;
const email = 'asha@example.com';
const password = 'a long pass phrase';

it('exchanges e-mail and password for a token', async () => {
  await userApi
    .addInteraction()
    .given('a customer is registered', { email, password })
    .uponReceiving('a login with the right password')
    .withRequest('POST', '/api/user/login/', (request) => request.jsonBody({ email, password }))
    .willRespondWith(200, (answer) =>
      answer.jsonBody({
        token: { access: regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, token) },
        msg: sentence('Login successful'),
      }),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(
        api.endpoints.login.initiate({ body: { email, password } }),
      );
      expect(data?.token.access).toBe(token);
    });
});

it('hears why a login is refused', async () => {
  await userApi
    .addInteraction()
    .given('a customer is registered', { email, password })
    .uponReceiving('a login with a wrong password')
    .withRequest('POST', '/api/user/login/', (request) =>
      request.jsonBody({ email, password: 'a wrong pass phrase' }),
    )
    .willRespondWith(401, (answer) =>
      answer.jsonBody({ errors: eachLike(sentence('Invalid e-mail or password.')) }),
    )
    .executeTest(async ({ url }) => {
      const { error } = await clientAt(url).dispatch(
        api.endpoints.login.initiate({ body: { email, password: 'a wrong pass phrase' } }),
      );
      expect(error && statusOf(error)).toBe(401);
      expect(error && serverErrors(error)).toEqual(['Invalid e-mail or password.']);
    });
});

it('asks for a one-time password', async () => {
  await userApi
    .addInteraction()
    .given('a customer is registered', { email, password })
    .uponReceiving('a request to mail a one-time password, answered alike for known and unknown')
    .withRequest('POST', '/api/user/send-otp/', (request) => request.jsonBody({ email }))
    .willRespondWith(200, (answer) =>
      answer.jsonBody({ message: sentence('OTP sent successfully') }),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(
        api.endpoints.sendOtp.initiate({ body: { email } }),
      );
      expect(data?.message).toBe('OTP sent successfully');
    });
});

it('reads the record of the signed-in customer', async () => {
  await userApi
    .addInteraction()
    .given('a customer is signed in', { name: fixtures.user.name })
    .uponReceiving('a request for the profile')
    .withRequest('GET', '/api/user/profile/', (request) => request.headers(bearer))
    .willRespondWith(200, (answer) =>
      answer.jsonBody({
        id: integer(fixtures.user.id),
        name: fixtures.user.name,
        email: regex(/^\S+@\S+$/, email),
      }),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(api.endpoints.getProfile.initiate());
      expect(data?.name).toBe(fixtures.user.name);
    });
});
