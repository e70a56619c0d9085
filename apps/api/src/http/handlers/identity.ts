import { readProfile } from '../../domain/identity/customer.ts';
import { logIn } from '../../domain/identity/log-in.ts';
import * as otp from '../../domain/identity/otp.ts';
import { register as openAccount } from '../../domain/identity/register.ts';
import type { Handler } from '../operation.ts';

export const sendOtp: Handler<'sendOtp'> = async ({ body, ip }, shop) => {
  await otp.sendOtp(shop, body.email.toLowerCase(), ip);
  return { message: 'OTP sent successfully' };
};

export const verifyOtp: Handler<'verifyOtp'> = async ({ body, ip }, shop) => {
  await otp.verifyOtp(shop, body.email.toLowerCase(), body.otp, ip);
  return { message: 'OTP verified successfully' };
};

export const register: Handler<'register'> = async ({ body, ip }, shop) => {
  const { confirm_password: confirmPassword, email, ...rest } = body;
  await openAccount(shop, { ...rest, email: email.toLowerCase(), confirmPassword }, ip);
  return { message: 'Registration successful' };
};

export const login: Handler<'login'> = async ({ body, ip }, shop) => {
  const access = await logIn(shop, body.email.trim().toLowerCase(), body.password, ip);
  return { token: { access }, msg: 'Login successful' };
};

export const getProfile: Handler<'getProfile'> = ({ userId }, shop) => readProfile(shop, userId);
