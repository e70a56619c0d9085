import AES from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import { configuration } from '../../shared/configuration.ts';
import { href } from '../../shared/routing/paths.ts';

/**
 * Obscures an order id in a URL by reversible encryption with a shared secret (2 §2). It protects
 * nothing: the server decides who may read an order.
 */
export const encryptOrderId = (id: number, secret = configuration().orderIdSecret): string =>
  AES.encrypt(String(id), secret).toString();

/** @returns undefined when the text is not an encrypted order id */
export function decryptOrderId(
  encrypted: string,
  secret = configuration().orderIdSecret,
): number | undefined {
  try {
    const text = AES.decrypt(encrypted, secret).toString(utf8);
    const id = Number(text);
    return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
  } catch {
    // The decrypted bytes may be invalid UTF-8.
    return undefined;
  }
}

export const orderHref = (id: number): string =>
  href('orderDetail', { encryptedId: encryptOrderId(id) });

export const invoiceHref = (id: number): string =>
  href('invoice', { encryptedId: encryptOrderId(id) });

/** Id of the delivery timeline on the order page. */
export const deliveryAnchor = 'delivery';
