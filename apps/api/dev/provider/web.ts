import {
  type BankKind,
  bankPage,
  checkoutScript,
  framePage,
  paidPage,
  secondScript,
  wholePage,
} from '../checkout/pages.ts';
import type { Account } from './account.ts';

export interface WebRequest {
  url: string;
  /** Empty without a body. */
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
const html = (body: string) => answer('text/html', body);

const frameUrl = 'https://api.razorpay.com/v1/checkout/public';
const bankUrls: Record<BankKind, string> = {
  card: 'https://acs.bank.example/challenge',
  netbanking: 'https://netbanking.bank.example/login',
  popup: 'https://popup.bank.example/approve',
};

/** The bank's page at this address. */
function bankAt(url: string): WebAnswer | undefined {
  const kinds = Object.keys(bankUrls) as BankKind[];
  const kind = kinds.find((one) => url.startsWith(bankUrls[one]));
  return kind && html(bankPage(kind, frameUrl));
}

/** A payment that the frame asks for: `pay` and `fail` alone are known. */
function payment(account: Account, body: string): WebAnswer {
  const { order_id, behaviour } = JSON.parse(body);
  const failure = { error: { code: 'BAD_REQUEST_ERROR' } };
  const proof = behaviour === 'fail' ? failure : account.pay(order_id);
  return answer('application/json', JSON.stringify(proof ?? {}));
}

/** Matches the hosts of the provider and of the banks. */
export const providerHosts = /^https:\/\/([\w-]+\.)*(razorpay\.com|bank\.example)\//;

/** Returns the stand-in's response to a browser. */
export function answerWeb(account: Account, { url, body }: WebRequest): WebAnswer {
  const { host, pathname } = new URL(url);
  const fields = new URLSearchParams(body);
  const orderId = fields.get('order_id') ?? '';
  const callbackUrl = fields.get('callback_url') ?? '';
  const bank = bankAt(url);
  if (bank) return bank;
  if (host === 'checkout.razorpay.com') return answer('text/javascript', checkoutScript);
  if (host === 'cdn.razorpay.com') return answer('text/javascript', secondScript);
  if (host !== 'api.razorpay.com') return answer('text/plain', '');
  switch (pathname) {
    case '/v1/checkout/public':
      return html(framePage({ paymentUrl: '/v1/stand-in/pay', bankUrls }));
    case '/v1/stand-in/pay':
      return payment(account, body);
    case '/v1/checkout/embedded':
      return html(wholePage('/v1/checkout/embedded/pay', orderId, callbackUrl));
    case '/v1/checkout/embedded/pay':
      return html(paidPage(account.pay(orderId) ?? {}, callbackUrl));
    default:
      return { ...answer('text/plain', ''), status: 404 };
  }
}
