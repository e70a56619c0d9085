import { configuration } from '../configuration.ts';
import { newPolicy } from './trustedTypes.ts';

const policy = newPolicy('parinda-script', {
  createScriptURL: (url) => {
    const isOwn = new URL(url, location.href).origin === location.origin;
    if (!isOwn && url !== configuration().checkoutScriptUrl) {
      throw new TypeError(`Not a script of the shop: ${url}`);
    }
    return url;
  },
  createScript: (text) => {
    // Throws for a program.
    JSON.parse(text);
    return text;
  },
});

/**
 * Returns a script URL for `script.src`, workers and service workers. Typed as string; it is a
 * TrustedScriptURL in browsers with trusted types.
 *
 * @throws TypeError for a URL that is neither the storefront's own nor the payment provider's
 */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

/**
 * Returns the JSON of a value for `script.text` of a data block. Typed as string; it is a
 * TrustedScript in browsers with trusted types.
 */
export const trustedJson = (value: object): string => policy.createScript(JSON.stringify(value));
