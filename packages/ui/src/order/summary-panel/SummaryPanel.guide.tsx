import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { SummaryPanel } from './index.ts';

export const guide: Guide = {
  purpose: 'A list of amounts with a total, and the next step below.',
  when: ['Cart, checkout and order page: the total and its parts.'],
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
      why: 'Every amount is before the total; free items are written as Rs.0/-.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading; it names the region.' },
    { part: 'Rows', is: 'label and amount, in tabular figures.' },
    { part: 'Sum', is: 'the only bold row, last.' },
    { part: 'Next step', is: 'one button; optional.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to its button.' }],
  spoken: 'Default',
};
