import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api, serverErrors, statusOf } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { user } from './expected.ts';
import { fromState } from './from-state.ts';
import {
  badRequest,
  expectError,
  expectFieldError,
  interaction,
  removed,
  unauthorized,
} from './interaction.ts';
import { allExactly, errorBody, jwt, nonEmptyText, unread } from './matchers.ts';
import { tokens } from './session.ts';
import { profileParams } from './state-params.ts';

const { eachLike } = MatchersV3;

const email = 'asha@example.com';
const password = 'a long pass phrase';
const wrongPassword = 'a wrong pass phrase';
/** Not in the documents; other backends ignore it. */
const proof_secret = 'b3YtdGhlLW1vbnNvb24';

// Spec: decisions Second round
interaction('a request for the optional operations', {
  request: { method: 'GET', path: '/api/user/capabilities/' },
  response: {
    status: 200,
    body: { operations: eachLike(nonEmptyText('getCapabilities')) },
  },
  call: (dispatch) => dispatch(api.endpoints.getCapabilities.initiate()),
  check: ({ data }) => expect(data).toEqual(['getCapabilities']),
});

// Spec: 2 §7
interaction('a request to mail a one-time password', {
  given: ['an e-mail address is unknown', { email: 'new@example.com' }],
  request: { method: 'POST', path: '/api/user/send-otp/', body: { email: 'new@example.com' } },
  response: { status: 200, body: unread },
  call: (dispatch) =>
    dispatch(api.endpoints.sendOtp.initiate({ body: { email: 'new@example.com' } })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('a request to mail a one-time password to a registered customer', {
  given: ['a customer is registered', { email, password }],
  request: { method: 'POST', path: '/api/user/send-otp/', body: { email } },
  response: { status: 200, body: unread },
  call: (dispatch) => dispatch(api.endpoints.sendOtp.initiate({ body: { email } })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('a request to mail a one-time password to a malformed address', {
  request: { method: 'POST', path: '/api/user/send-otp/', body: { email: 'asha' } },
  response: { status: badRequest, body: errorBody.error('Please enter a valid e-mail address.') },
  call: (dispatch) => dispatch(api.endpoints.sendOtp.initiate({ body: { email: 'asha' } })),
  check: expectError(400, 'Please enter a valid e-mail address.'),
});

// Spec: 2 §7
interaction('the right one-time password', {
  given: ['an OTP was mailed'],
  request: {
    method: 'POST',
    path: '/api/user/verify-otp/',
    body: { email: fromState('{email}', email), otp: fromState('{otp}', '204816'), proof_secret },
  },
  response: { status: 200, body: unread },
  call: (dispatch) =>
    dispatch(api.endpoints.verifyOtp.initiate({ body: { email, otp: '204816', proof_secret } })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

// Spec: 2 §7
interaction('a wrong one-time password', {
  given: ['an OTP was mailed'],
  request: {
    method: 'POST',
    path: '/api/user/verify-otp/',
    body: { email: fromState('{email}', email), otp: fromState('{wrong_otp}', '000000') },
  },
  response: { status: badRequest, body: errorBody.error('This OTP is not valid.') },
  call: (dispatch) =>
    dispatch(api.endpoints.verifyOtp.initiate({ body: { email, otp: '000000' } })),
  check: expectError(400, 'This OTP is not valid.'),
});

interaction('a malformed one-time password', {
  request: { method: 'POST', path: '/api/user/verify-otp/', body: { email, otp: '12ab' } },
  response: { status: badRequest, body: errorBody.error('Please enter a valid OTP.') },
  call: (dispatch) => dispatch(api.endpoints.verifyOtp.initiate({ body: { email, otp: '12ab' } })),
  check: expectError(400, 'Please enter a valid OTP.'),
});

// Spec: decisions Second round
interaction('a check of a good password', {
  request: { method: 'POST', path: '/api/user/check-password/', body: { email, password } },
  response: { status: removed },
  call: (dispatch) => dispatch(api.endpoints.checkPassword.initiate({ body: { email, password } })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('a check of a password that is too short', {
  request: {
    method: 'POST',
    path: '/api/user/check-password/',
    body: { email, password: 'short' },
  },
  response: {
    status: badRequest,
    body: errorBody.field('password', 'Must have at least 8 characters.'),
  },
  call: (dispatch) =>
    dispatch(api.endpoints.checkPassword.initiate({ body: { email, password: 'short' } })),
  check: expectFieldError('password', 'Must have at least 8 characters.'),
});

const form = (credentials: { email: string; password: string }) => ({
  name: 'Asha Rao',
  contact: '98765 43210',
  ...credentials,
  confirm_password: credentials.password,
});

// Spec: 2 §3; 2 §7
interaction('a registration', {
  given: ['an e-mail address is verified', { proof_secret }],
  request: {
    method: 'POST',
    path: '/api/user/register/',
    body: { ...form({ email, password }), email: fromState('{email}', email), proof_secret },
  },
  // The documents accept only 201 here.
  response: { status: 201, body: unread },
  call: (dispatch) =>
    dispatch(
      api.endpoints.register.initiate({
        registration: { ...form({ email, password }), proof_secret },
      }),
    ),
  check: ({ error }) => expect(error).toBeUndefined(),
});

// Spec: 2 §7
interaction('a registration with a password that is too short', {
  given: ['an e-mail address is verified'],
  request: {
    method: 'POST',
    path: '/api/user/register/',
    body: { ...form({ email, password: 'short' }), email: fromState('{email}', email) },
  },
  response: {
    status: badRequest,
    body: errorBody.field('password', 'Must have at least 8 characters.'),
  },
  call: (dispatch) =>
    dispatch(api.endpoints.register.initiate({ registration: form({ email, password: 'short' }) })),
  check: expectFieldError('password', 'Must have at least 8 characters.'),
});

interaction('a registration with an unverified address', {
  given: ['an e-mail address is unknown', { email: 'new@example.com' }],
  request: {
    method: 'POST',
    path: '/api/user/register/',
    body: form({ email: 'new@example.com', password }),
  },
  response: {
    status: badRequest,
    body: errorBody.message('Please verify your e-mail address first.'),
  },
  call: (dispatch) =>
    dispatch(
      api.endpoints.register.initiate({
        registration: form({ email: 'new@example.com', password }),
      }),
    ),
  check: expectError(400, 'Please verify your e-mail address first.'),
});

// Spec: 2 §3; 2 §7
interaction('a login with the right password', {
  given: ['a customer is registered', { email, password }],
  request: { method: 'POST', path: '/api/user/login/', body: { email, password } },
  response: {
    status: 200,
    body: { token: { access: jwt(tokens.asha) } },
  },
  call: (dispatch) => dispatch(api.endpoints.login.initiate({ body: { email, password } })),
  check: ({ data }) => expect(data).toBe(tokens.asha),
});

// Spec: 2 §7
interaction('a login with a wrong password', {
  given: ['a customer is registered', { email, password }],
  request: { method: 'POST', path: '/api/user/login/', body: { email, password: wrongPassword } },
  response: { status: unauthorized, body: errorBody.errors('Invalid e-mail or password.') },
  call: (dispatch) =>
    dispatch(api.endpoints.login.initiate({ body: { email, password: wrongPassword } })),
  check: ({ error }) => {
    expect(error && statusOf(error)).toBe(401);
    expect(error && serverErrors(error)).toEqual(['Invalid e-mail or password.']);
  },
});

interaction('a login without a password', {
  request: { method: 'POST', path: '/api/user/login/', body: { email, password: '' } },
  response: { status: badRequest, body: errorBody.errors('password: This field is required.') },
  call: (dispatch) => dispatch(api.endpoints.login.initiate({ body: { email, password: '' } })),
  check: expectError(400, 'password: This field is required.'),
});

// Spec: decisions Second round
interaction('a request to mail a code for a new password', {
  given: ['a customer is registered', { email, password }],
  request: { method: 'POST', path: '/api/user/send-reset-code/', body: { email } },
  response: { status: 200, body: unread },
  call: (dispatch) => dispatch(api.endpoints.sendResetCode.initiate({ body: { email } })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('a request to mail a code for a new password to an unknown address', {
  given: ['an e-mail address is unknown', { email: 'new@example.com' }],
  request: {
    method: 'POST',
    path: '/api/user/send-reset-code/',
    body: { email: 'new@example.com' },
  },
  response: { status: 200, body: unread },
  call: (dispatch) =>
    dispatch(api.endpoints.sendResetCode.initiate({ body: { email: 'new@example.com' } })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('a request to mail a code for a new password to a malformed address', {
  request: { method: 'POST', path: '/api/user/send-reset-code/', body: { email: 'asha' } },
  response: { status: badRequest, body: errorBody.error('Please enter a valid e-mail address.') },
  call: (dispatch) => dispatch(api.endpoints.sendResetCode.initiate({ body: { email: 'asha' } })),
  check: expectError(400, 'Please enter a valid e-mail address.'),
});

const newPassword = 'another pass phrase';

// Spec: decisions Second round
interaction('a new password with the right code', {
  given: ['a code for a new password was mailed'],
  request: {
    method: 'POST',
    path: '/api/user/reset-password/',
    body: {
      email: fromState('{email}', email),
      otp: fromState('{otp}', '204816'),
      password: newPassword,
    },
  },
  response: { status: 200, body: unread },
  call: (dispatch) =>
    dispatch(
      api.endpoints.resetPassword.initiate({
        body: { email, otp: '204816', password: newPassword },
      }),
    ),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('a new password with a wrong code', {
  given: ['a code for a new password was mailed'],
  request: {
    method: 'POST',
    path: '/api/user/reset-password/',
    body: {
      email: fromState('{email}', email),
      otp: fromState('{wrong_otp}', '000000'),
      password: newPassword,
    },
  },
  response: { status: badRequest, body: errorBody.message('This OTP is not valid.') },
  call: (dispatch) =>
    dispatch(
      api.endpoints.resetPassword.initiate({
        body: { email, otp: '000000', password: newPassword },
      }),
    ),
  check: expectError(400, 'This OTP is not valid.'),
});

interaction('a new password that is too short', {
  given: ['a code for a new password was mailed'],
  request: {
    method: 'POST',
    path: '/api/user/reset-password/',
    body: {
      email: fromState('{email}', email),
      otp: fromState('{otp}', '204816'),
      password: 'short',
    },
  },
  response: {
    status: badRequest,
    body: errorBody.field('password', 'Must have at least 8 characters.'),
  },
  call: (dispatch) =>
    dispatch(
      api.endpoints.resetPassword.initiate({ body: { email, otp: '204816', password: 'short' } }),
    ),
  check: expectFieldError('password', 'Must have at least 8 characters.'),
});

// Spec: 1 §7; 2 §3; 2 §7
interaction('a request for the profile', {
  given: ['a customer is signed in', profileParams],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/profile/' },
  response: { status: 200, body: { ...user, ...allExactly(profileParams) } },
  call: (dispatch) => dispatch(api.endpoints.getProfile.initiate()),
  check: ({ data }) => expect(data?.name).toBe(fixtures.user.name),
});

// Spec: decisions Second round
interaction('a logout', {
  given: ['a customer is signed in', profileParams],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/logout/' },
  response: { status: 204 },
  call: (dispatch) => dispatch(api.endpoints.logout.initiate()),
  check: ({ error }) => expect(error).toBeUndefined(),
});

const changes = { name: 'Asha Iyer', contact: '91234 56789' };

// Spec: decisions Second round
interaction('a change of the profile', {
  given: ['a customer is signed in', profileParams],
  session: 'asha',
  request: { method: 'PATCH', path: '/api/user/profile/', body: changes },
  response: { status: 200, body: { ...user, ...allExactly({ ...profileParams, ...changes }) } },
  call: (dispatch) => dispatch(api.endpoints.updateProfile.initiate({ body: changes })),
  check: ({ data }) => expect(data?.name).toBe(changes.name),
});

interaction('a change of the profile without a name', {
  given: ['a customer is signed in', profileParams],
  session: 'asha',
  request: { method: 'PATCH', path: '/api/user/profile/', body: { ...changes, name: '' } },
  response: { status: badRequest, body: errorBody.field('name', 'This field is required.') },
  call: (dispatch) =>
    dispatch(api.endpoints.updateProfile.initiate({ body: { ...changes, name: '' } })),
  check: expectFieldError('name', 'This field is required.'),
});

const withPassword = (current_password: string) => ({ current_password, password: newPassword });

// Spec: decisions Second round
interaction('a change of the password', {
  given: ['a customer is signed in', { ...profileParams, password }],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/change-password/', body: withPassword(password) },
  response: {
    status: 200,
    body: { token: { access: jwt(tokens.asha) } },
  },
  call: (dispatch) =>
    dispatch(api.endpoints.changePassword.initiate({ body: withPassword(password) })),
  check: ({ data }) => expect(data).toBe(tokens.asha),
});

interaction('a change of the password with a wrong one', {
  given: ['a customer is signed in', { ...profileParams, password }],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/change-password/',
    body: withPassword(wrongPassword),
  },
  response: {
    status: badRequest,
    body: errorBody.field('current_password', 'The current password is wrong.'),
  },
  call: (dispatch) =>
    dispatch(api.endpoints.changePassword.initiate({ body: withPassword(wrongPassword) })),
  check: expectFieldError('current_password', 'The current password is wrong.'),
});
