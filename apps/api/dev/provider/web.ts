import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import type { Account } from './account.ts';

export interface WebRequest {
  url: string;
  /** Empty where there is none. */
  body: string;
}

export interface WebAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const answer = (type: string, body: string): WebAnswer => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' },
  body,
});
const html = (title: string, body: string) =>
  answer(
    'text/html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body { margin: 0; display: grid; place-content: center; min-height: 100vh; font: 1rem system-ui; }
main { padding: 1.5rem; border-radius: 1rem; background: #fff; display: grid; gap: 0.5rem; }</style>
<main><h1>${title}</h1>${body}</main></html>`,
  );

/** The frame: how it is paid decides where the frame goes meanwhile. */
const frame = html(
  'Pay by the stand-in',
  `<p id="details"></p>
<button data-way="card">Pay by card</button>
<button data-way="netbanking">Pay by netbanking</button>
<button data-way="popup">Pay in a popup</button>
<button data-way="upi">Pay by a UPI app</button>
<button data-way="fail">Fail</button>
<button data-way="close">Close</button>
<button data-way="late">Close, and be paid late</button>
<script>
  const known = location.hash || sessionStorage.getItem('details');
  sessionStorage.setItem('details', known);
  const details = JSON.parse(decodeURIComponent(known.slice(1)));
  document.getElementById('details').textContent = known && JSON.stringify(details);
  const tell = (message) => parent.postMessage(message, '*');
  async function pay(event) {
    const answer = await fetch('/v1/stand-in/pay', { method: 'POST', body: details.order_id });
    tell({ event, proof: await answer.json() });
  }
  const ways = {
    card() {
      const bank = document.createElement('iframe');
      bank.title = 'Bank';
      bank.src = 'https://acs.bank.example/challenge';
      document.querySelector('main').append(bank);
    },
    netbanking() { location.href = 'https://netbanking.bank.example/login'; },
    popup() { window.open('https://popup.bank.example/approve', 'bank', 'width=400,height=500'); },
    upi() { location.href = 'upi://pay?pa=stand-in@bank'; setTimeout(() => pay('paid'), 500); },
    fail() { tell({ event: 'failed', failure: { error: { code: 'BAD_REQUEST_ERROR' } } }); },
    close() { tell({ event: 'close' }); },
    late() { tell({ event: 'close' }); setTimeout(() => pay('paid late'), 1500); },
  };
  document.addEventListener('click', ({ target }) => ways[target.dataset.way]?.());
  addEventListener('message', ({ data }) => { if (data === 'approved') pay('paid'); });
  if (location.search === '?approved') pay('paid');
</script>`,
);

/** A page of a bank, by its host. */
const bankPages: Record<string, WebAnswer> = {
  'acs.bank.example': html(
    'Bank',
    `<button onclick="parent.postMessage('approved', '*')">Approve</button>`,
  ),
  'netbanking.bank.example': html(
    'Netbanking',
    '<a href="https://api.razorpay.com/v1/checkout/public?approved">Confirm</a>',
  ),
  'popup.bank.example': html(
    'Bank',
    `<button onclick="opener.postMessage('approved', '*'); close()">Approve</button>`,
  ),
};

const form = (action: string, fields: object, button: string) =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`,
    )
    .join('')}<button>${button}</button></form>`;

/** The page that takes the shop's place in redirect mode. */
function wholePage(order_id: string, callback_url: string): WebAnswer {
  const failure = {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'Payment was cancelled.',
    'error[metadata]': JSON.stringify({ order_id }),
  };
  return html(
    'Pay by the stand-in',
    form('/v1/checkout/embedded/pay', { order_id, callback_url }, 'Pay') +
      form(callback_url, failure, 'Fail'),
  );
}

/** The provider posts its proof by a form of its own. */
const paidPage = (proof: object, callbackUrl: string): WebAnswer =>
  html('Paid', form(callbackUrl, proof, 'Back to the shop'));

const script = readFileSync(join(import.meta.dirname, 'checkout.js'), 'utf8');

/** All that browsers ask of the provider and of banks, under their own host names. */
export const providerHosts = /^https:\/\/([\w-]+\.)*(razorpay\.com|bank\.example)\//;

/** What the stand-in answers to a browser. */
export function answerWeb(account: Account, { url, body }: WebRequest): WebAnswer {
  const { host, pathname } = new URL(url);
  const fields = new URLSearchParams(body);
  const orderId = fields.get('order_id') ?? '';
  const callbackUrl = fields.get('callback_url') ?? '';
  const bank = bankPages[host];
  if (bank) return bank;
  if (host === 'checkout.razorpay.com') return answer('text/javascript', script);
  if (host === 'cdn.razorpay.com') return answer('text/javascript', 'window.standInSecond = true;');
  if (host !== 'api.razorpay.com') return answer('text/plain', '');
  switch (pathname) {
    case '/v1/checkout/public':
      return frame;
    case '/v1/stand-in/pay':
      return answer('application/json', JSON.stringify(account.pay(body) ?? {}));
    case '/v1/checkout/embedded':
      return wholePage(orderId, callbackUrl);
    case '/v1/checkout/embedded/pay':
      return paidPage(account.pay(orderId) ?? {}, callbackUrl);
    default:
      return { ...answer('text/plain', ''), status: 404 };
  }
}
