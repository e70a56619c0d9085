/**
 * Returns 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing without TLS, as
 * on a phone that opens a local server.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
