import {
  type BankKind,
  bankPage,
  checkoutScript,
  framePage,
  secondScript,
} from '../checkout/pages.ts';

const bankUrls: Record<BankKind, string> = {
  card: '/sandbox/bank/card',
  netbanking: '/sandbox/bank/netbanking',
  popup: '/sandbox/bank/popup',
};

const script = (body: string) => ({ type: 'text/javascript; charset=utf-8', body });
export const html = (body: string) => ({ type: 'text/html; charset=utf-8', body });

/** The scripts and pages of the sandbox's checkout, by path. Other servers may serve them too. */
export const sandboxFiles: Record<string, { type: string; body: string }> = {
  '/sandbox/checkout.js': script(checkoutScript),
  '/sandbox/second.js': script(secondScript),
  '/sandbox/frame': html(framePage({ paymentUrl: '/sandbox/payments', bankUrls })),
  ...Object.fromEntries(
    Object.entries(bankUrls).map(([kind, path]) => [
      path,
      html(bankPage(kind as BankKind, '/sandbox/frame')),
    ]),
  ),
};
