import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { TextField } from '../text-field/index.ts';
import { QuantityStepper } from './index.ts';

export const guide: Guide = {
  purpose:
    'How many of a product: typed, or counted up and down. Its value is never half a number, nor none.',
  when: ['A quantity from 1 to 1,000 that is mostly changed by one or two.'],
  whenNot: [
    { if: 'The number identifies something, as a pincode', take: 'PincodeBox' },
    { if: 'It is an amount of rupees', take: 'PriceCeiling' },
    { if: 'It is a mark from 1 to 5', take: 'RatingInput' },
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
      why: 'Buttons that a finger hits, and a name with the product in it: a cart has many quantities.',
    },
  ],
  anatomy: [
    { part: 'Decrease', is: 'cannot be pressed at the least quantity.' },
    { part: 'Number', is: 'can be typed over; as wide as its digits.' },
    { part: 'Increase', is: 'cannot be pressed at the largest quantity.' },
    { part: 'Refusal', is: 'in words under it: what is allowed, and what still counts.' },
  ],
  keyboard: [
    tab,
    { keys: 'Enter, Space', does: 'On a button: one more or one less; the new number is said.' },
    { keys: 'Up, Down', does: 'In the number: one more, one less.' },
    { keys: 'Page Up, Page Down', does: 'Ten more, ten less.' },
  ],
  spoken: 'Default',
};
