import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { SummaryPanel } from './index.ts';

export const guide: Guide = {
  purpose: 'Amounts under each other, the sum strong, and the next step under them.',
  when: ['Cart, checkout, an order’s page: what is paid, and of what it is made up.'],
  whenNot: [
    { if: 'It is the price of one product', take: 'Price' },
    { if: 'The products are listed too', take: 'CartTable' },
  ],
  pairs: [
    {
      do: (
        <SummaryPanel
          title="Order summary"
          rows={[
            { label: 'Subtotal', value: 'Rs.1,798/-' },
            { label: 'Shipping Fee', value: 'Rs.0/-' },
            { label: 'Total Payable', value: 'Rs.1,798/-', isStrong: true },
          ]}
        >
          <Button isFullWidth>Checkout</Button>
        </SummaryPanel>
      ),
      dont: (
        <SummaryPanel
          title="Summary"
          rows={[
            { label: 'Total', value: 'Rs.1,798/-', isStrong: true },
            { label: 'Fees', value: 'later', isStrong: true },
          ]}
        >
          <Button isFullWidth>Checkout</Button>
        </SummaryPanel>
      ),
      why: 'Every amount before the sum, nothing after it: what is free is written as Rs.0/-.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading; it names the region.' },
    { part: 'Rows', is: 'label and amount, in figures of one width.' },
    { part: 'Sum', is: 'the one strong row, last.' },
    { part: 'Next step', is: 'one button; may be missing.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to its button, where there is one.' }],
  spoken: 'Default',
};
