import { fixtures, records } from '@parinda/api-client/mocks';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CartLine } from '../../model/cart/cart.ts';
import { tokenExpired } from '../../model/session/sessionSlice.ts';
import { paths } from '../../shared/routing/paths.ts';
import { pressNamed, type Visit, visitShop } from '../visitShop.tsx';
import { type Act, at, filling, patience, pressing, pressingNamed, seeing } from './acts.tsx';

const { steelSpikes, order } = fixtures;

export const product = `/products/${steelSpikes.slug}`;
export const ordering = `orders/${order.id}/`;
export const addressBook = '/account/manage-address';
export const noAddressYet = 'No addresses yet. Add the one your order should be sent to.';
export const line: CartLine = { ...records.steelSpikes, quantity: 1 };

export const signup = (answers: Visit['answers'], ...acts: Act[]) =>
  at({ path: paths.signup, isSignedIn: false, answers }, ...acts);
export const login = filling({ Email: 'a@b.in', Password: 'eight letters' });
export const registration = {
  'Full Name': 'Asha',
  'Email address': 'a@b.in',
  Password: 'eight letters',
  'Confirm Password': 'eight letters',
};
export const registering = (texts: Record<string, string>) => [
  pressing('Create an account'),
  seeing('Contact Number'),
  filling(texts),
  pressing('Register'),
];
export const verifying = [
  ...registering(registration),
  seeing('Email Verification'),
  filling({ 'One-time password': '123456' }),
  pressing('Verify'),
];
export const expiring: Act = async () =>
  visitShop({ path: paths.account }).dispatch(tokenExpired());

export const pincode = (pin: string) => [filling({ Pincode: pin }), pressing('Check')];
export const paying = (answers: Visit['answers'], ...acts: Act[]) =>
  at({ path: paths.checkout, cart: [line], answers }, ...acts);
export const proceeding = [
  seeing('Mysuru, Karnataka 570001'),
  pressingNamed(/Asha Rao/),
  pressing('Proceed to Pay'),
];
export const price = {
  'POST orders/': {
    id: 42,
    key: 'key',
    razorpay_amount: Number(steelSpikes.price) * 100,
    razorpay_order_id: 'order_42',
  },
  'orders/42/': { ...order, id: 42, payment_status: 'pending' },
};

interface WidgetOptions {
  handler: (proof: object) => void;
  modal: { ondismiss: () => void };
}
const widget =
  (leave: (options: WidgetOptions, onFailed: () => void) => void): Act =>
  async () => {
    vi.stubGlobal(
      'Razorpay',
      class {
        options: WidgetOptions;
        onFailed = () => {};
        constructor(options: WidgetOptions) {
          this.options = options;
        }
        on(_event: string, callback: () => void) {
          this.onFailed = callback;
        }
        open() {
          leave(this.options, this.onFailed);
        }
      },
    );
  };
export const paid = widget(({ handler }) =>
  handler({
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_42',
    razorpay_signature: 'signed',
  }),
);
export const failed = widget(({ modal }, onFailed) => {
  onFailed();
  modal.ondismiss();
});

export const newAddress = [
  pressing('Add New Address'),
  filling({
    'Full Name': 'Asha',
    'Phone Number': '98765 43210',
    'Address Line 1': '14',
    City: 'Mysuru',
    State: 'Karnataka',
    'ZIP Code': '570001',
  }),
  pressing('Save Address'),
];

export const reviewing = [pressing('Add Review'), pressing('Submit Review')];
export const rated = [
  seeing('Your rating'),
  pressingNamed('4 stars'),
  filling({ 'Your review': 'Good.' }),
  pressing('Submit Review'),
];
/** Submits although the button is disabled, to reach the check behind it. */
export const submittingAllTheSame: Act = async () =>
  document
    .querySelector('form:has(textarea)')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
export const pressingWishlisted: Act = async () => {
  const wishlisted = '[aria-label*="wishlist"][aria-pressed="true"]';
  await waitFor(() => expect(document.querySelector(wishlisted)).not.toBeNull(), patience);
  await pressNamed(/to wishlist/);
};
