import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { addressOf } from '../../testing/people.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  cartLine,
  created,
  errorResponse,
  longTitle,
  longWord,
  never,
  offline,
  pressing,
  says,
  shows,
  times,
  visiting,
} from '../../testing/storyParts.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const { address, user } = fixtures;
const addresses = `addresses/${user.id}/`;

const meta = {
  title: 'Pages/Checkout',
  tags: ['stable', '!autodocs'],
  component: CheckoutPage,
  ...pageStories({
    path: paths.checkout,
    cart: [cartLine],
    stored: { checkoutAddress: address.id },
  }),
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stub of the payment window that ends with this result. */
const widget = (leave: 'paid' | 'dismissed' | 'failed') => () => {
  window.Razorpay = class {
    #options: ConstructorParameters<NonNullable<Window['Razorpay']>>[0];
    #onFailed = () => {};
    constructor(options: ConstructorParameters<NonNullable<Window['Razorpay']>>[0]) {
      this.#options = options;
    }
    on(_event: 'payment.failed', callback: () => void) {
      this.#onFailed = callback;
    }
    open() {
      const { order_id, handler, modal } = this.#options;
      if (leave === 'failed') this.#onFailed();
      if (leave !== 'paid') return modal.ondismiss();
      handler({
        razorpay_payment_id: 'pay_Sandbox00000042',
        razorpay_order_id: order_id,
        razorpay_signature: 'signed',
      });
    }
  };
  return () => {
    window.Razorpay = undefined;
  };
};
const paying =
  (then: () => Promise<unknown>, ready = shows(/Asha Rao/, 'radio')): NonNullable<Story['play']> =>
  async (reader) => {
    await ready();
    await pressing(['Proceed to Pay'], then)(reader);
  };

export const LoadingAddresses: Story = {
  parameters: answering({ [addresses]: never }),
  play: shows('Loading addresses', 'progressbar'),
};
export const EmptyCart: Story = {
  parameters: visiting({ cart: [] }),
  play: shows('No Items in Cart'),
};
export const NoAddress: Story = {
  parameters: answering({ [addresses]: [] }),
  play: says(/No addresses yet/),
};
export const OneAddress: Story = {
  tags: ['sheet'],
  play: says('Asha Rao'),
};
// Spec: 2 §2 Checkout
export const ThreeAddresses: Story = {
  parameters: answering({
    [addresses]: times(3, (id) => ({ ...address, ...addressOf(id), id: id + 4 })),
  }),
  play: says('Meera Nair'),
};
export const LongTexts: Story = {
  parameters: {
    ...visiting({ cart: [{ ...cartLine, title: longTitle, quantity: 1000, image: null }] }),
    ...answering({ [addresses]: [{ ...address, full_name: longWord, address: longTitle }] }),
  },
  play: says(longWord),
};
export const Offline: Story = {
  parameters: offline,
  play: says('An unexpected error occurrred.'),
};
// Spec: 2 §2 Checkout
export const AddingAddress: Story = {
  play: pressing(['Add New Address'], shows('Add New Address', 'dialog')),
};

export const NoAddressSelected: Story = {
  parameters: answering({ [addresses]: [] }),
  play: paying(says('Please select a delivery address'), says(/No addresses yet/)),
};
export const OrderRejected: Story = {
  parameters: answering({
    'POST orders/': errorResponse(400, { message: 'Steel Bird Spikes 1 m is sold out.' }),
  }),
  play: paying(says(/^Failed to create order: Steel Bird Spikes/)),
};
/** The server's amount differs from the amount on the page. */
export const AmountChanged: Story = {
  parameters: answering({
    'POST orders/': created({
      id: 42,
      key: 'rzp_test_sandbox',
      razorpay_amount: 129_800,
      razorpay_order_id: 'order_Sandbox00000042',
    }),
  }),
  play: paying(shows('The amount has changed', 'alertdialog')),
};
/** Storybook does not load the payment provider's script. */
export const WindowNotLoaded: Story = {
  play: paying(says(/^The payment window could not be loaded/)),
};
const unpaid = { 'orders/42/': { ...fixtures.order, id: 42, payment_status: 'pending' } } as const;

/** The customer closed the window, but may have paid. */
export const Settling: Story = {
  parameters: answering(unpaid),
  beforeEach: widget('dismissed'),
  play: paying(says(/We are checking whether you have paid/)),
};
// Spec: decisions Whole site
export const PaymentFailed: Story = {
  parameters: answering(unpaid),
  beforeEach: widget('failed'),
  play: paying(says('Payment failed. Please try again.')),
};
export const Verifying: Story = {
  parameters: answering({ 'POST orders/42/verify_payment/': never }),
  beforeEach: widget('paid'),
  play: paying(says(/^Your payment was made and is being confirmed/)),
};
export const VerificationRejected: Story = {
  parameters: answering({
    'POST orders/42/verify_payment/': errorResponse(400, {
      message: 'Payment verification failed',
    }),
  }),
  beforeEach: widget('paid'),
  play: paying(says(/^We have saved your cart and your order/)),
};
