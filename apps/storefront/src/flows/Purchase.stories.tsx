import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Shop } from '../app/App.tsx';
import { href } from '../shared/routing/paths.ts';
import { flowStories, remembering, type Step, walking } from '../testing/flow.ts';
import { never, pressing, read, seen, typing } from '../testing/storyParts.ts';

const { steelSpikes, address } = fixtures;

const meta = {
  title: 'Flows/Purchase',
  tags: ['stable', '!autodocs'],
  component: Shop,
  ...flowStories({ path: href('product', { slug: steelSpikes.slug }) }),
} satisfies Meta<typeof Shop>;

export default meta;
type Story = StoryObj<typeof meta>;

const lookAtProduct: Step = ['Look at a product', () => seen('heading', steelSpikes.title)];
const fillCart: Step = [
  'Put it into the cart and go there',
  async (reader) => {
    await pressing(['Add To Cart'], () => seen('link', /^Cart.*1/))(reader);
    await reader.userEvent.click(await seen('link', /^Cart/));
    await seen('heading', 'Cart');
    await seen('link', steelSpikes.title);
    await expect(await seen('button', 'Enter Pincode first')).toBeDisabled();
  },
];
const provePincode: Step = [
  'Check the pincode',
  async (reader) => {
    await typing(reader, { Pincode: address.zip_code });
    await pressing(['Check'], () => read('Pincode validated'))(reader);
    await expect(await seen('button', 'Checkout')).toBeEnabled();
  },
];
const checkOut: Step = [
  'Go to the checkout, where the only address is chosen',
  async (reader) => {
    await pressing(['Checkout'], () => seen('heading', 'Checkout'))(reader);
    await expect(await seen('radio', new RegExp(address.full_name))).toBeChecked();
    await read('Amount to be paid');
  },
];
const openWindow: Step = [
  'Proceed to pay, which opens the payment window',
  pressing(['Proceed to Pay'], () => seen('dialog', /^Pay /)),
];
const leaving = (choice: 'Pay' | 'Fail' | 'Close', outcome: string | RegExp): Step => [
  `Leave the payment window by ${choice}`,
  async ({ userEvent }) => {
    const window = within(await seen('dialog', /^Pay /));
    await userEvent.click(window.getByRole('button', { name: choice }));
    await read(outcome);
  },
];
const findOrder: Step = [
  'Find the order in the list, and the cart empty',
  async () => {
    await seen('heading', 'Your Orders');
    await read(/^Order #42 is paid/);
    await read('Order #42');
    await read('Order #41');
    await seen('link', 'Cart');
  },
];
const openOrder: Step = [
  'Open it',
  async ({ userEvent }) => {
    await userEvent.click(await seen('link', 'View the order'));
    await seen('heading', 'Order #42');
    await read('Paid');
    await read('Delivery Pending');
  },
];

const toCheckout = [lookAtProduct, fillCart, provePincode, checkOut];
const toWindow = [...toCheckout, openWindow];
const toOrders = [...toWindow, leaving('Pay', 'Payment successful!'), findOrder];

export const Product: Story = { name: '1 Product', play: walking(lookAtProduct) };
export const InCart: Story = { name: '2 In the cart', play: walking(lookAtProduct, fillCart) };
/** Only 570001 is a valid pincode. */
export const PincodeValid: Story = {
  name: '3 Pincode valid',
  play: walking(lookAtProduct, fillCart, provePincode),
};
export const Checkout: Story = { name: '4 Checkout', play: walking(...toCheckout) };
export const PaymentWindow: Story = { name: '5 Payment window', play: walking(...toWindow) };
export const Paid: Story = { name: '6 Paid', play: walking(...toOrders) };
/** The payment window stays open for another attempt. */
export const Failed: Story = {
  name: '6 Failed',
  play: walking(...toWindow, leaving('Fail', 'Payment failed. Please try again.')),
};
/** The customer may have paid, so the shop polls for half a minute. */
export const Closed: Story = {
  name: '6 Window closed',
  play: walking(...toWindow, leaving('Close', /We are checking whether you have paid/)),
};
/** The customer has paid, and the server does not answer. */
export const OutcomeUnknown: Story = {
  name: '6 Outcome unknown',
  parameters: remembering({ 'POST orders/42/verify_payment/': never }),
  play: walking(...toWindow, leaving('Pay', /^Your payment was made and is being confirmed/)),
};
export const OrderOpened: Story = { name: '7 Order', play: walking(...toOrders, openOrder) };
