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
});

/**
 * The address of a script, as `script.src`, workers and service workers take it. Typed as text; where
 * the browser knows trusted types it is one.
 *
 * @throws TypeError where it is neither the shop's own nor the payment provider's
 */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);
