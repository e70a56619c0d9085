/** Configuration that the server embeds in the page. */
export interface Configuration {
  /** Origin of the user API; '' is the page's own. */
  apiBaseUrl: string;
  /** Origin of the postal lookup; '' is the page's own. */
  pincodeBaseUrl: string;
  /** The payment provider's checkout script; '' disables payments. */
  checkoutScriptUrl: string;
  /** Origins of images, other than the page's own. */
  imageOrigins?: readonly string[];
  /** URL of the error collector; errors are not reported without it. */
  reportUrl?: string;
  /** Whether the profile stays in the browser after a logout, as documented (1 §3). */
  keepsProfileAfterLogout: boolean;
  /** Obscures order ids in URLs; it is no protection (2 §2). */
  orderIdSecret: string;
  /** Whether the page registers the service worker when idle. */
  hasServiceWorker?: boolean;
}

const defaults: Configuration = {
  apiBaseUrl: '',
  pincodeBaseUrl: '',
  checkoutScriptUrl: '/sandbox/checkout.js',
  keepsProfileAfterLogout: true,
  orderIdSecret: 'parinda',
};

let found: Configuration | undefined;

/** Reads `<script id="shop-config">` at the first call, as only a browser has a document. */
export function configuration(): Configuration {
  if (!found) {
    const text = document.getElementById('shop-config')?.textContent;
    found = text ? { ...defaults, ...JSON.parse(text) } : defaults;
  }
  return found as Configuration;
}
