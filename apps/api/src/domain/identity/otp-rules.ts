export const otpMinutes = 10;
/** Guesses of one client, so that no other client uses up the owner's. */
export const otpGuesses = 5;
/** Wrong guesses of all clients together: a guess is right once in 20,000 codes. */
export const maxOtpGuesses = 50;
/** Minutes in which a verified address can register. */
export const verifiedMinutes = 30;

export interface SentOtp {
  createdAt: Date;
  usedAt: Date | null;
  /** Wrong guesses of all clients. */
  guesses: number;
}

export type OtpError = 'none sent' | 'used' | 'expired' | 'too many guesses' | 'wrong';

/** Returns the error of an OTP; undefined if it is correct. */
export function otpError(
  otp: SentOtp | undefined,
  now: Date,
  isCorrectCode: boolean,
): OtpError | undefined {
  if (!otp) return 'none sent';
  if (otp.guesses >= maxOtpGuesses) return 'too many guesses';
  if (otp.usedAt) return 'used';
  if (minutesSince(otp.createdAt, now) >= otpMinutes) return 'expired';
  return isCorrectCode ? undefined : 'wrong';
}

export function isStillVerified(verifiedAt: Date, now: Date): boolean {
  return minutesSince(verifiedAt, now) < verifiedMinutes;
}

/** Returns the seconds until another OTP may be sent; 0: now. */
export function secondsToResend(last: Date | undefined, now: Date, pause: number): number {
  if (!last) return 0;
  return Math.max(0, Math.ceil(pause - (now.getTime() - last.getTime()) / 1000));
}

const minutesSince = (time: Date, now: Date) => (now.getTime() - time.getTime()) / 60_000;
