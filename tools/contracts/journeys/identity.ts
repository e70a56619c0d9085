import { check, type Journey, newCustomer, newEmail, newId, type Trip } from './trip.ts';

const password = 'a long pass phrase';
const login = (trip: Trip, body: object) => trip.call('POST', '/api/user/login/', { body });

/** Checks that the token belongs to the customer with this address. */
async function checkProfile(trip: Trip, token: unknown, email: string, name?: string) {
  const profile = await trip.ok('GET', '/api/user/profile/', { token });
  const shown = profile.body.email;
  const isSame = shown.toLowerCase() === email.toLowerCase();
  check(isSame, `after the login of ${email}, the profile is that of ${shown}`, profile);
  const is = profile.body.name;
  check(!name || is === name, `after the registration of ${name}, the profile has ${is}`, profile);
}

export const identity: Journey[] = [
  {
    name: 'a one-time password is used twice',
    async run(trip) {
      const { email, otp, wrong_otp } = await trip.state('an OTP was mailed');
      const verify = (code: unknown) =>
        ['POST', '/api/user/verify-otp/', { body: { email, otp: code } }] as const;
      await trip.rejected(
        [400, 422],
        'a wrong one-time password is accepted',
        ...verify(wrong_otp),
      );
      await trip.ok(...verify(otp));
      const problem = 'a used one-time password is accepted again';
      await trip.rejected([400, 422], problem, ...verify(otp));
      trip.skip('no provider state has an expired one-time password');
    },
  },
  {
    name: 'a one-time password of another address',
    async run(trip) {
      const { otp } = await trip.state('an OTP was mailed');
      const email = newEmail();
      await trip.ok('POST', '/api/user/send-otp/', { body: { email } });
      const sent = ['POST', '/api/user/verify-otp/', { body: { email, otp } }] as const;
      const problem = 'the one-time password of another address is accepted';
      await trip.rejected([400, 422], problem, ...sent);
    },
  },
  {
    name: 'a customer registers, logs in and reads the profile',
    async run(trip) {
      const { email = '', otp } = await trip.state('an OTP was mailed');
      const proof_secret = `journey-proof-${newId()}`;
      const name = `Asha ${newId()}`;
      await trip.ok('POST', '/api/user/verify-otp/', { body: { email, otp, proof_secret } });
      const secrets = { password, confirm_password: password, proof_secret };
      const body = { name, email, contact: '98765 43210', ...secrets };
      await trip.ok('POST', '/api/user/register/', { body });
      const signedIn = await login(trip, { email, password });
      const { status } = signedIn;
      check(status < 300, `the login after the registration answers ${status}`, signedIn);
      await checkProfile(trip, signedIn.body.token.access, String(email), name);
      const again = ['POST', '/api/user/register/', { body }] as const;
      await trip.rejected([400, 409, 422], 'an address can be registered twice', ...again);
    },
  },
  {
    name: 'logins with the wrong and the right password',
    async run(trip) {
      const customers = [
        { email: newEmail(), password },
        { email: newEmail(), password: 'another long pass phrase' },
      ] as const;
      for (const one of customers) await trip.state('a customer is registered', one);
      const [first, second] = customers;
      const wrong = [second.password, password.toUpperCase(), password.slice(0, -1)];
      for (const attempt of wrong) {
        const body = { email: first.email, password: attempt };
        const sent = ['POST', '/api/user/login/', { body }] as const;
        const reply = await trip.rejected([400, 401], 'a wrong password is accepted', ...sent);
        check(!reply.body?.token, 'a rejected login answers with a token', reply);
      }
      for (const one of customers) {
        const reply = await login(trip, one);
        check(reply.status < 300, `a login with the right password: ${reply.status}`, reply);
        await checkProfile(trip, reply.body.token.access, one.email);
      }
    },
  },
  {
    name: 'answers do not show whether an address has an account',
    async run(trip) {
      const known = newEmail();
      const unknown = newEmail();
      await trip.state('a customer is registered', { email: known, password });
      await trip.state('an e-mail address is unknown', { email: unknown });
      const compare = async (path: string, more: object = {}) => {
        const answer = async (email: string) => {
          const reply = await trip.call('POST', path, { body: { email, ...more } });
          const text = JSON.stringify(reply.body).replaceAll(email, 'the address');
          return { reply, shown: `${reply.status} ${text}` };
        };
        const [one, other] = [await answer(known), await answer(unknown)];
        const problem = `${path} shows whether an address has an account`;
        check(one.shown === other.shown, `${problem}: ${one.shown}, ${other.shown}`, other.reply);
      };
      await compare('/api/user/login/', { password: 'not this pass phrase' });
      await compare('/api/user/send-otp/');
      if (trip.has('sendResetCode')) await compare('/api/user/send-reset-code/');
    },
  },
  {
    name: 'a session ends at logout',
    async run(trip) {
      if (!trip.has('logout')) return;
      const email = newEmail();
      await trip.state('a customer is registered', { email, password });
      const signIn = async () => (await login(trip, { email, password })).body.token?.access;
      const [token, other] = [await signIn(), await signIn()];
      await trip.ok('POST', '/api/user/logout/', { token });
      const sent = ['GET', '/api/user/profile/', { token }] as const;
      await trip.rejected([401], 'a token is accepted after its logout', ...sent);
      if (token !== other) await trip.ok('GET', '/api/user/profile/', { token: other });
    },
  },
  {
    name: 'a session ends when the password changes',
    async run(trip) {
      if (!trip.has('changePassword')) return;
      const email = newEmail();
      await trip.state('a customer is registered', { email, password });
      const token = (await login(trip, { email, password })).body.token?.access;
      const body = { current_password: password, password: 'another long pass phrase' };
      const changed = await trip.ok('POST', '/api/user/change-password/', { token, body });
      const sent = ['GET', '/api/user/profile/', { token }] as const;
      await trip.rejected([401], 'a token is accepted after a change of the password', ...sent);
      await checkProfile(trip, changed.body.token.access, email);
      const old = ['POST', '/api/user/login/', { body: { email, password } }] as const;
      await trip.rejected([400, 401], 'the old password is accepted after its change', ...old);
    },
  },
  {
    name: 'the token of a login',
    async run(trip) {
      const email = newEmail();
      await trip.state('a customer is registered', { email, password });
      const reply = await login(trip, { email, password });
      const token: string = reply.body.token?.access ?? '';
      const [head = '', payload = '', signature = ''] = token.split('.');
      let exp: unknown;
      try {
        exp = JSON.parse(Buffer.from(payload, 'base64url').toString()).exp;
      } catch {
        check(false, 'token.access is no JWT', reply);
      }
      const seconds = Date.now() / 1000;
      check(typeof exp === 'number', 'the token has no exp', reply);
      check(Number(exp) < seconds * 100, `exp ${exp} is in milliseconds, not in seconds`, reply);
      check(Number(exp) > seconds, `exp ${exp} of a new token is in the past`, reply);
      const forged = [head, payload, `${signature.slice(0, -4)}AAAA`].join('.');
      const sent = ['GET', '/api/user/profile/', { token: forged }] as const;
      await trip.rejected([401], 'a token with another signature is accepted', ...sent);
      trip.skip('no provider state has an expired token');
    },
  },
  {
    name: 'the token of another customer',
    async run(trip) {
      const owner = await trip.state('a signed-in customer has an order', {
        order_id: newId(),
        product_id: newId(),
      });
      const { token } = await newCustomer(trip);
      const orders = await trip.ok('GET', '/api/user/orders/', { token: owner.token });
      const id = orders.body[0]?.id;
      const sent = ['GET', `/api/user/orders/${id}/`, { token }] as const;
      await trip.rejected([404], "another customer's order can be read", ...sent);
      const theirs = ['GET', `/api/user/addresses/${owner.user_id}/`, { token }] as const;
      await trip.rejected([404], "another customer's addresses can be read", ...theirs);
      const list = await trip.ok('GET', '/api/user/orders/', { token });
      check(list.body.length === 0, "the list has another customer's orders", list);
      const [one, other] = [
        await trip.ok('GET', '/api/user/profile/', { token: owner.token }),
        await trip.ok('GET', '/api/user/profile/', { token }),
      ];
      const isSame = one.body.id === other.body.id;
      check(!isSame, 'two customers have the same profile', other);
    },
  },
];
