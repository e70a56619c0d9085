import { normalGstin } from '@parinda/brand/gst';
import type { FastifyRequest } from 'fastify';
import { normalPincode } from '../domain/addresses/pincode.ts';
import { visibleEmail } from '../domain/identity/email.ts';
import { toAsciiDigits } from '../domain/input/digits.ts';

const phone = (text: string) => toAsciiDigits(text).replace(/\s+/g, ' ').trim();

/** Normalizes the fields of a request that customers type in their own script, or paste. */
const normalizers: Record<string, (text: string) => string> = {
  email: visibleEmail,
  otp: toAsciiDigits,
  phone,
  contact: toAsciiDigits,
  zip_code: normalPincode,
  pin: toAsciiDigits,
  gstin: normalGstin,
};

/** Runs before validation, as the schemas accept the normalized form only. */
export async function normalizeInput({ params, body }: FastifyRequest): Promise<void> {
  for (const part of [params, body]) {
    if (typeof part !== 'object' || part === null) continue;
    const fields = part as Record<string, unknown>;
    for (const [name, normalize] of Object.entries(normalizers)) {
      const text = fields[name];
      if (typeof text === 'string') fields[name] = normalize(text);
    }
  }
}
