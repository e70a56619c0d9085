/**
 * 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing in pages without TLS, such
 * as a shop that is tried from a phone in the same network.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
