import { expect } from 'vitest';
import { api, fieldErrors, serverErrors, statusOf } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { fromState } from './from-state.ts';
import { interaction, isRefused, malformed, notLoggedIn } from './interaction.ts';
import { toldProfile } from './known.ts';
import { allExactly, jwt, refusal, sentence } from './meaning.ts';
import { user } from './records.ts';
import { tokens } from './session.ts';

const email = 'asha@example.com';
const password = 'a long pass phrase';
const wrongPassword = 'a wrong pass phrase';
/** Ours; a backend that does not know it leaves it aside. */
const proof_secret = 'b3YtdGhlLW1vbnNvb24';

interaction('a request to mail a one-time password', {
  given: ['an e-mail address is unknown', { email: 'new@example.com' }],
  request: { method: 'POST', path: '/api/user/send-otp/', body: { email: 'new@example.com' } },
  answer: { status: 200, body: { message: sentence('OTP sent successfully') } },
  call: (dispatch) =>
    dispatch(api.endpoints.sendOtp.initiate({ body: { email: 'new@example.com' } })),
  sees: ({ data }) => expect(data?.message).toBe('OTP sent successfully'),
});

interaction('a request to mail a one-time password to a customer, answered alike', {
  given: ['a customer is registered', { email, password }],
  request: { method: 'POST', path: '/api/user/send-otp/', body: { email } },
  answer: { status: 200, body: { message: sentence('OTP sent successfully') } },
  call: (dispatch) => dispatch(api.endpoints.sendOtp.initiate({ body: { email } })),
  sees: ({ data }) => expect(data?.message).toBe('OTP sent successfully'),
});

interaction('a request to mail a one-time password to what is no address', {
  request: { method: 'POST', path: '/api/user/send-otp/', body: { email: 'asha' } },
  answer: { status: malformed, body: refusal.error('Please enter a valid e-mail address.') },
  call: (dispatch) => dispatch(api.endpoints.sendOtp.initiate({ body: { email: 'asha' } })),
  sees: isRefused(400, 'Please enter a valid e-mail address.'),
});

interaction('the right one-time password', {
  given: ['an OTP was mailed'],
  request: {
    method: 'POST',
    path: '/api/user/verify-otp/',
    body: { email: fromState('{email}', email), otp: fromState('{otp}', '204816'), proof_secret },
  },
  answer: { status: 200, body: { message: sentence('OTP verified successfully') } },
  call: (dispatch) =>
    dispatch(api.endpoints.verifyOtp.initiate({ body: { email, otp: '204816', proof_secret } })),
  sees: ({ data }) => expect(data?.message).toBe('OTP verified successfully'),
});

interaction('a wrong one-time password', {
  given: ['an OTP was mailed'],
  request: {
    method: 'POST',
    path: '/api/user/verify-otp/',
    body: { email: fromState('{email}', email), otp: fromState('{wrong_otp}', '000000') },
  },
  answer: { status: malformed, body: refusal.error('This OTP is not valid.') },
  call: (dispatch) =>
    dispatch(api.endpoints.verifyOtp.initiate({ body: { email, otp: '000000' } })),
  sees: isRefused(400, 'This OTP is not valid.'),
});

interaction('what is no one-time password', {
  request: { method: 'POST', path: '/api/user/verify-otp/', body: { email, otp: '12ab' } },
  answer: { status: malformed, body: refusal.error('Please enter a valid OTP.') },
  call: (dispatch) => dispatch(api.endpoints.verifyOtp.initiate({ body: { email, otp: '12ab' } })),
  sees: isRefused(400, 'Please enter a valid OTP.'),
});

const form = (filledIn: { email: string; password: string }) => ({
  name: 'Asha Rao',
  contact: '98765 43210',
  ...filledIn,
  confirm_password: filledIn.password,
});

interaction('a registration', {
  given: ['an e-mail address is verified', { proof_secret }],
  request: {
    method: 'POST',
    path: '/api/user/register/',
    body: { ...form({ email, password }), email: fromState('{email}', email), proof_secret },
  },
  // The documents ask for 201 here, and take nothing else for success.
  answer: { status: 201, body: { message: sentence('Registration successful') } },
  call: (dispatch) =>
    dispatch(
      api.endpoints.register.initiate({
        registration: { ...form({ email, password }), proof_secret },
      }),
    ),
  sees: ({ data }) => expect(data?.message).toBe('Registration successful'),
});

interaction('a registration with a password that is too short', {
  given: ['an e-mail address is verified'],
  request: {
    method: 'POST',
    path: '/api/user/register/',
    body: { ...form({ email, password: 'short' }), email: fromState('{email}', email) },
  },
  answer: {
    status: malformed,
    body: refusal.field('password', 'Must have at least 8 characters.'),
  },
  call: (dispatch) =>
    dispatch(api.endpoints.register.initiate({ registration: form({ email, password: 'short' }) })),
  sees: ({ error }) => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && fieldErrors(error)).toEqual({ password: ['Must have at least 8 characters.'] });
  },
});

interaction('a registration of an address that was not verified', {
  given: ['an e-mail address is unknown', { email: 'new@example.com' }],
  request: {
    method: 'POST',
    path: '/api/user/register/',
    body: form({ email: 'new@example.com', password }),
  },
  answer: { status: malformed, body: refusal.message('Please verify your e-mail address first.') },
  call: (dispatch) =>
    dispatch(
      api.endpoints.register.initiate({
        registration: form({ email: 'new@example.com', password }),
      }),
    ),
  sees: isRefused(400, 'Please verify your e-mail address first.'),
});

interaction('a login with the right password', {
  given: ['a customer is registered', { email, password }],
  request: { method: 'POST', path: '/api/user/login/', body: { email, password } },
  answer: {
    status: 200,
    body: { token: { access: jwt(tokens.asha) }, msg: sentence('Login successful') },
  },
  call: (dispatch) => dispatch(api.endpoints.login.initiate({ body: { email, password } })),
  sees: ({ data }) => expect(data).toBe(tokens.asha),
});

interaction('a login with a wrong password', {
  given: ['a customer is registered', { email, password }],
  request: { method: 'POST', path: '/api/user/login/', body: { email, password: wrongPassword } },
  answer: { status: notLoggedIn, body: refusal.errors('Invalid e-mail or password.') },
  call: (dispatch) =>
    dispatch(api.endpoints.login.initiate({ body: { email, password: wrongPassword } })),
  sees: ({ error }) => {
    expect(error && statusOf(error)).toBe(401);
    expect(error && serverErrors(error)).toEqual(['Invalid e-mail or password.']);
  },
});

interaction('a login without a password', {
  request: { method: 'POST', path: '/api/user/login/', body: { email, password: '' } },
  answer: { status: malformed, body: refusal.errors('password: This field is required.') },
  call: (dispatch) => dispatch(api.endpoints.login.initiate({ body: { email, password: '' } })),
  sees: isRefused(400, 'password: This field is required.'),
});

interaction('a request for the profile', {
  given: ['a customer is signed in', toldProfile],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/profile/' },
  answer: { status: 200, body: { ...user, ...allExactly(toldProfile) } },
  call: (dispatch) => dispatch(api.endpoints.getProfile.initiate()),
  sees: ({ data }) => expect(data?.name).toBe(fixtures.user.name),
});
