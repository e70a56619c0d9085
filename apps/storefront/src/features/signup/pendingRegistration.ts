import { randomKey } from '../../shared/randomKey.ts';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';

/** The contract's lifetime of a code. */
const codeLifetimeMs = 10 * 60_000;

/** A one-time password that the server has accepted for sending. */
interface SentCode {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Steps of a registration that a reload must not repeat. It holds no password. */
export interface PendingRegistration {
  /** Links the verified address to this registration; no other visitor knows it. */
  proofSecret: string;
  /** One for each address, so that the first one needs no second code after a change and back. */
  codes: SentCode[];
  /** Address whose verification is open. */
  verifying?: string | undefined;
  verifiedEmail?: string | undefined;
}

export const newRegistration = (): PendingRegistration => ({ proofSecret: randomKey(), codes: [] });

const isCode = (code: unknown): code is SentCode => {
  const { email, at } = Object(code) as Record<string, unknown>;
  return typeof email === 'string' && typeof at === 'number';
};
const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function readPending(json: unknown): PendingRegistration | null {
  const { proofSecret, codes, verifying, verifiedEmail } = Object(json) as Record<string, unknown>;
  if (typeof proofSecret !== 'string' || !Array.isArray(codes)) return null;
  return {
    proofSecret,
    codes: codes.filter(isCode),
    verifying: toText(verifying),
    verifiedEmail: toText(verifiedEmail),
  };
}

/** The registration of this tab. */
export const keptRegistration = persist(
  storageKeys.pendingRegistration,
  jsonCodec(readPending),
  () => sessionStorage,
);

/** Returns the code of an address that is still valid. */
export const codeOf = ({ codes }: PendingRegistration, email: string | undefined, now: number) =>
  codes.find((code) => code.email === email && now - code.at < codeLifetimeMs);

/** Returns the codes with a new one in place of the earlier one of its address. */
export const withCode = (codes: SentCode[], code: SentCode): SentCode[] => [
  ...withoutCode(codes, code.email),
  code,
];

export const withoutCode = (codes: SentCode[], email: string): SentCode[] =>
  codes.filter((other) => other.email !== email);
