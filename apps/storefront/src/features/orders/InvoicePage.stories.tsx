import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longTitle,
  longWord,
  never,
  says,
  shows,
  times,
} from '../../testing/storyParts.ts';
import { InvoicePage } from './InvoicePage.tsx';
import { invoiceHref } from './orderId.ts';

const { invoicedOrder: order } = fixtures;
const [item] = order.items;
const call = `orders/${order.id}/`;

const meta = {
  title: 'Pages/Invoice',
  tags: ['stable', '!autodocs'],
  component: InvoicePage,
  ...pageStories({ path: invoiceHref(order.id) }),
} satisfies Meta<typeof InvoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (changes: Partial<Record<keyof typeof order, unknown>>) =>
  answering({ [call]: { ...order, ...changes } });

export const Loading: Story = {
  parameters: answering({ [call]: never }),
  play: says('Loading invoice'),
};
export const OtherState: Story = {
  tags: ['sheet'],
  parameters: showing({}),
  play: says('Place of supply: Karnataka (29)'),
};
export const SameState: Story = {
  parameters: showing({
    gst: [{ rate: 18, taxable_value: 930.5, cgst: 83.75, sgst: 83.75, igst: 0 }],
    address_details: {
      ...fixtures.address,
      city: 'Pune',
      state: 'Maharashtra',
      zip_code: '411001',
    },
  }),
  play: says('CGST'),
};
export const Refunded: Story = {
  parameters: showing({ credit_note: { ...order.invoice, number: 'CN-2627-000003' } }),
  play: says('Refunded by credit note CN-2627-000003'),
};
export const LongTexts: Story = {
  parameters: showing({
    items: times(25, (id) => ({ ...item, id, product_name: id === 1 ? longTitle : `Strip ${id}` })),
    address_details: { ...fixtures.address, full_name: longWord, address: longTitle },
  }),
  play: says('Strip 25'),
};
export const NotFound: Story = {
  parameters: answering({ [call]: errorResponse(404, { message: 'Order not found' }) }),
  play: shows('Invoice not found.'),
};
export const ServerFails: Story = {
  parameters: answering({ [call]: errorResponse(500) }),
  play: shows('Failed to fetch the invoice.'),
};
