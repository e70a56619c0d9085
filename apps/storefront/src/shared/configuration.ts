/** What the server tells the page about the place it runs in. */
export interface Configuration {
  /** Host of the user API; '' is the page's own. */
  apiBaseUrl: string;
  /** Host of the postal lookup; '' is the page's own. */
  pincodeBaseUrl: string;
  /** The payment provider's checkout script; '' where nobody can pay. */
  checkoutScriptUrl: string;
  /** Origins that pictures may come from, beside the page's own. */
  imageOrigins?: readonly string[];
  /** Where faults are reported; without it nobody is told. */
  reportUrl?: string;
  /** Obscures order ids in URLs; it protects nothing (2 §2). */
  orderIdSecret: string;
  /** The page asks for the service worker, once it is at rest. */
  hasServiceWorker?: boolean;
}

const defaults: Configuration = {
  apiBaseUrl: '',
  pincodeBaseUrl: '',
  checkoutScriptUrl: '/sandbox/checkout.js',
  orderIdSecret: 'parinda',
};

let found: Configuration | undefined;

/** Of `<script id="shop-config">`, read when first asked for: only a browser has a document. */
export function configuration(): Configuration {
  if (!found) {
    const text = document.getElementById('shop-config')?.textContent;
    found = text ? { ...defaults, ...JSON.parse(text) } : defaults;
  }
  return found as Configuration;
}
