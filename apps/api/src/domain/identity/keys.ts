import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One secret, and a key of its own for each use. */
export interface Keys {
  jwt: Uint8Array;
  otp: Uint8Array;
  /** The sandbox payment provider's, hex. */
  sandboxPayment: string;
  sandboxWebhook: string;
}

export function keysFrom(secret: string): Keys {
  const derive = (use: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `parinda ${use}`, 32));
  const hex = (use: string) => Buffer.from(derive(use)).toString('hex');
  return {
    jwt: derive('jwt'),
    otp: derive('otp'),
    sandboxPayment: hex('sandbox payment'),
    sandboxWebhook: hex('sandbox webhook'),
  };
}

/** The secret kept in the data folder; made at the first start. */
export function secretOf(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
