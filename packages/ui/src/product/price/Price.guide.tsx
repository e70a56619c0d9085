import type { Guide } from '../../../docs/guide/Guide.ts';
import { Price } from './index.ts';

export const guide: Guide = {
  purpose:
    'What something costs, what it cost before, and how much less that is; heard as “Price Rs.899/-, M.R.P Rs.1,299/-, 31% off”.',
  when: ['The price of one product, in a card or on its page. The amounts come formatted.'],
  whenNot: [
    { if: 'Amounts are added up', take: 'SummaryPanel' },
    { if: 'An amount stands in a sentence', take: 'Text' },
  ],
  pairs: [
    {
      do: <Price now="Rs.899/-" was="Rs.1,299/-" percentOff={31} />,
      dont: <Price now="Rs.899" was="Rs.899" percentOff={0} />,
      why: 'A former price that is no higher is left out: was stays away, not equal.',
    },
  ],
  anatomy: [
    { part: 'Now', is: 'the largest of the three, in figures of one width.' },
    { part: 'M.R.P', is: 'struck; what it is is said in words to readers.' },
    { part: 'Off', is: 'in per cent, where there is something off.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
