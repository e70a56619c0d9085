import type { Guide } from '../../../docs/guide/Guide.ts';
import { Price } from './index.ts';

export const guide: Guide = {
  purpose:
    'The price, the former price and the discount; screen readers read “Price Rs.899/-, M.R.P Rs.1,299/-, 31% off”.',
  when: ['The price of one product, in a card or on its page. The amounts are formatted.'],
  whenNot: [
    { if: 'Amounts are added up', take: 'SummaryPanel' },
    { if: 'An amount is part of a sentence', take: 'Text' },
  ],
  pairs: [
    {
      do: <Price now="Rs.899/-" was="Rs.1,299/-" percentOff={31} />,
      dont: <Price now="Rs.899" was="Rs.899" percentOff={0} />,
      why: 'Leave out a former price that is not higher: do not set was to the same value.',
    },
  ],
  anatomy: [
    { part: 'Now', is: 'the largest of the three, in tabular figures.' },
    { part: 'M.R.P', is: 'struck out; screen readers read its name.' },
    { part: 'Off', is: 'in per cent, only with a discount.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
