import { changePassword as replacePassword } from '../../domain/identity/change-password.ts';
import * as customer from '../../domain/identity/customer.ts';
import { accountEmail } from '../../domain/identity/email.ts';
import { logIn } from '../../domain/identity/log-in.ts';
import * as otp from '../../domain/identity/otp.ts';
import { requireGoodPassword } from '../../domain/identity/password.ts';
import { register as openAccount } from '../../domain/identity/register.ts';
import * as reset from '../../domain/identity/reset-password.ts';
import type { Handler } from '../operation.ts';

export const sendOtp: Handler<'sendOtp'> = async ({ body, client }, context) => {
  await otp.sendOtp(context, accountEmail(body.email), client);
  return { message: 'OTP sent successfully' };
};

export const verifyOtp: Handler<'verifyOtp'> = async ({ body, client }, context) => {
  const prover = { client, secret: body.proof_secret };
  await otp.verifyOtp(context, accountEmail(body.email), body.otp, prover);
  return { message: 'OTP verified successfully' };
};

export const checkPassword: Handler<'checkPassword'> = ({ body }) => {
  requireGoodPassword(body.password, accountEmail(body.email));
  return undefined;
};

export const register: Handler<'register'> = async ({ body, client }, context) => {
  const { confirm_password: confirmPassword, proof_secret: secret, email, ...rest } = body;
  const prover = { client, secret };
  await openAccount(context, { ...rest, email: accountEmail(email), confirmPassword }, prover);
  return { message: 'Registration successful' };
};

export const login: Handler<'login'> = async ({ body, client }, context) => {
  const access = await logIn(context, body.email, body.password, client);
  return { token: { access }, msg: 'Login successful' };
};

export const logout: Handler<'logout'> = async ({ request }, context) => {
  // The route has authenticated the request.
  if (request.session) await customer.logOut(context, request.session);
  return undefined;
};

export const sendResetCode: Handler<'sendResetCode'> = async ({ body, client }, context) => {
  await reset.sendResetCode(context, accountEmail(body.email), client);
  return { message: 'OTP sent successfully' };
};

export const resetPassword: Handler<'resetPassword'> = async ({ body, client }, context) => {
  await reset.resetPassword(context, { ...body, email: accountEmail(body.email) }, client);
  return { message: 'Password changed' };
};

export const getProfile: Handler<'getProfile'> = ({ userId }, context) =>
  customer.readProfile(context, userId);

export const updateProfile: Handler<'updateProfile'> = ({ userId, body }, context) =>
  customer.updateProfile(context, userId, body);

export const changePassword: Handler<'changePassword'> = async (call, context) => {
  const { userId, client } = call;
  const { current_password: currentPassword, password } = call.body;
  const change = { currentPassword, password };
  const access = await replacePassword(context, userId, change, client);
  return { token: { access }, msg: 'Password changed' };
};
