import { sendResetCode } from '../../src/domain/identity/reset-password.ts';
import * as make from './make.ts';
import { type State, textOf } from './state.ts';

const otherOtp = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

export const identityStates: Record<string, State> = {
  async 'a customer is registered'(context, { email, password }) {
    const wanted = { email: textOf(email), password: textOf(password) };
    const { id } = await make.customer(context, wanted);
    await make.allowAnotherOtp(context, wanted.email);
    return { user_id: id };
  },

  async 'an e-mail address is unknown'(context, { email }) {
    const address = textOf(email) ?? make.newEmail();
    await make.deleteAccount(context, address);
    return { email: address };
  },

  async 'an OTP was mailed'(context, { email }) {
    const address = textOf(email) ?? make.newEmail();
    const otp = await make.otp(context, address);
    return { email: address, otp, wrong_otp: otherOtp(otp) };
  },

  async 'a code for a new password was mailed'(context, { email }) {
    const address = textOf(email) ?? make.newEmail();
    await make.customer(context, { email: address, password: 'a long pass phrase' });
    const otp = await make.otp(context, address, sendResetCode);
    return { email: address, otp, wrong_otp: otherOtp(otp) };
  },

  async 'an e-mail address is verified'(context, { email, proof_secret }) {
    const address = textOf(email) ?? make.newEmail();
    await make.verifiedEmail(context, address, textOf(proof_secret));
    return { email: address };
  },

  async 'a customer is signed in'(context, params) {
    const { name, contact, address, city, state, postalcode, password } = params;
    const given = { name, contact, address, city, state, postalcode, password };
    const wanted = Object.entries(given).map(([key, value]) => [key, textOf(value)]);
    const { id, token } = await make.customer(context, Object.fromEntries(wanted));
    return { user_id: id, token };
  },
};
