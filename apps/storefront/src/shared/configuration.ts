/** What the server tells the page about itself, in `<script id="shop-config">` of index.html. */
export interface Configuration {
  /** Host of the user API; '' is the page's own. */
  apiBaseUrl: string;
  /** Host of the postal lookup; '' is the page's own. */
  pincodeBaseUrl: string;
  /** The payment provider's checkout script. */
  checkoutScriptUrl: string;
  /** Obscures order ids in URLs; it protects nothing (2 §2). */
  orderIdSecret: string;
}

const defaults: Configuration = {
  apiBaseUrl: '',
  pincodeBaseUrl: '',
  checkoutScriptUrl: '/sandbox/checkout.js',
  orderIdSecret: 'parinda',
};

function readConfiguration(): Configuration {
  const text = document.getElementById('shop-config')?.textContent;
  return text ? { ...defaults, ...JSON.parse(text) } : defaults;
}

export const configuration = readConfiguration();
