import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@parinda/server-kit/escape-html';

// The pages of the stand-in for the provider's checkout. The sandbox serves them below /sandbox, the
// end-to-end tests under the provider's own host names.

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const styles = read('pages.css');
const frameScript = read('frame.js');
/** Defines `window.Razorpay`; it finds the pages by the host name that it came from. */
export const checkoutScript = read('checkout.js');
/** Loaded by the first script. */
export const secondScript = 'window.standInSecond = true;';

const page = (title: string, body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style>
<main><h1>${title}</h1>${body}</main></html>`;

export type BankKind = 'card' | 'netbanking' | 'popup';

export interface FrameUrls {
  paymentUrl: string;
  bankUrls: Record<BankKind, string>;
}

const button = (way: string, label: string, attributes = '') =>
  `<button type="button" data-way="${way}" ${attributes}>${label}</button>`;

/** The page in the frame. Its buttons decide how the payment ends. */
export const framePage = (urls: FrameUrls) =>
  page(
    'Pay',
    `<p id="amount"></p><p id="description"></p><dl></dl>
<p>This is a test payment: no money moves.</p><p role="alert"></p>
<div class="choices">${button('pay', 'Pay', 'class="main"')}${button('fail', 'Fail')}${button('close', 'Close')}</div>
<details><summary>More</summary><div class="choices">
${button('card', 'Pay by card')}${button('netbanking', 'Pay by netbanking')}
${button('popup', 'Pay in a popup')}${button('upi', 'Pay by a UPI app')}
${button('paidLate', 'Close, and be paid late')}${button('lost', 'Pay and lose the answer')}
${button('authorisedLate', 'Fail, then authorise late')}${button('twice', 'Pay and report it twice')}
</div></details>
<script type="application/json" id="urls">${JSON.stringify(urls)}</script>
<script>${frameScript}</script>`,
  );

/** A bank's page: inside the frame (card), instead of it (netbanking) or in a popup. */
export function bankPage(kind: BankKind, frameUrl: string): string {
  const approve = (script: string) =>
    page('Bank', `<button type="button" onclick="${script}">Approve</button>`);
  if (kind === 'card') return approve("parent.postMessage('approved', '*')");
  if (kind === 'popup') return approve("opener.postMessage('approved', '*'); close()");
  return page(
    'Netbanking',
    `<a href="${escapeHtml(frameUrl)}?approved">Confirm</a>
<script>document.querySelector('a').hash = location.hash;</script>`,
  );
}

const form = (action: string, fields: object, label: string) =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`,
    )
    .join('')}<button>${label}</button></form>`;

/** The payment page of redirect mode, which replaces the shop's page. */
export function wholePage(payUrl: string, order_id: string, callback_url: string): string {
  const failure = {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'Payment was cancelled.',
    'error[metadata]': JSON.stringify({ order_id }),
  };
  return page(
    'Pay',
    `<p>This is a test payment: no money moves.</p><div class="choices">
${form(payUrl, { order_id, callback_url }, 'Pay')}${form(callback_url, failure, 'Fail')}</div>`,
  );
}

/** Posts the proof to the shop in redirect mode. */
export const paidPage = (proof: object, callbackUrl: string): string =>
  page('Paid', form(callbackUrl, proof, 'Back to the shop'));
