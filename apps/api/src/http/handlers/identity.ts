import { readProfile } from '../../domain/identity/customer.ts';
import { accountEmail } from '../../domain/identity/email.ts';
import { logIn } from '../../domain/identity/log-in.ts';
import * as otp from '../../domain/identity/otp.ts';
import { register as openAccount } from '../../domain/identity/register.ts';
import type { Handler } from '../operation.ts';

export const sendOtp: Handler<'sendOtp'> = async ({ body, client }, shop) => {
  await otp.sendOtp(shop, accountEmail(body.email), client);
  return { message: 'OTP sent successfully' };
};

export const verifyOtp: Handler<'verifyOtp'> = async ({ body, client }, shop) => {
  const prover = { client, secret: body.proof_secret };
  await otp.verifyOtp(shop, accountEmail(body.email), body.otp, prover);
  return { message: 'OTP verified successfully' };
};

export const register: Handler<'register'> = async ({ body, client }, shop) => {
  const { confirm_password: confirmPassword, proof_secret: secret, email, ...rest } = body;
  const prover = { client, secret };
  await openAccount(shop, { ...rest, email: accountEmail(email), confirmPassword }, prover);
  return { message: 'Registration successful' };
};

export const login: Handler<'login'> = async ({ body, client }, shop) => {
  const access = await logIn(shop, body.email, body.password, client);
  return { token: { access }, msg: 'Login successful' };
};

export const getProfile: Handler<'getProfile'> = ({ userId }, shop) => readProfile(shop, userId);
