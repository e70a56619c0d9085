import { otpDigits } from '../../shared/business.ts';

export const invalidOtpText = 'Please enter a valid OTP';

// Characters other than digits do not count.
const isWhole = (text: string) => text.replace(/\D/g, '').length === otpDigits;

/** Six digits (2 §5). */
export const otpRule = {
  check: (text: string) => (isWhole(text) ? undefined : invalidOtpText),
};

/** Seconds before the server sends another OTP to the same address. */
export const resendSeconds = 60;
