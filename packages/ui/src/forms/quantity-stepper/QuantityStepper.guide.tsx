import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { TextField } from '../text-field/index.ts';
import { QuantityStepper } from './index.ts';

export const guide: Guide = {
  purpose:
    'The quantity of a product: typed, or changed by buttons. Its value is always a whole number.',
  when: ['A quantity from 1 to 1,000 that mostly changes by one or two.'],
  whenNot: [
    { if: 'The number is a code, e.g. a pincode', take: 'PincodeBox' },
    { if: 'It is an amount of rupees', take: 'PriceCeiling' },
    { if: 'It is a rating from 1 to 5', take: 'RatingInput' },
  ],
  pairs: [
    {
      do: (
        <Live initial={2}>
          {(value, setValue) => (
            <QuantityStepper label="Steel Bird Spikes, 3 m" value={value} onChange={setValue} />
          )}
        </Live>
      ),
      dont: <TextField label="Quantity" type="number" defaultValue="2" />,
      why: 'Large buttons, and a name with the product in it: a cart has many quantities.',
    },
  ],
  anatomy: [
    { part: 'Decrease', is: 'disabled at the minimum.' },
    { part: 'Number', is: 'can be typed; as wide as its digits.' },
    { part: 'Increase', is: 'disabled at the maximum.' },
    { part: 'Error', is: 'below it: the allowed range, and the current value.' },
  ],
  keyboard: [
    tab,
    {
      keys: 'Enter, Space',
      does: 'On a button: one more or one less; the new number is announced.',
    },
    { keys: 'Up, Down', does: 'In the field: one more, one less.' },
    { keys: 'Page Up, Page Down', does: 'Ten more, ten less.' },
  ],
  spoken: 'Default',
};
