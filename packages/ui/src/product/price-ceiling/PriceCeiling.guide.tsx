import type { Guide } from '../../../docs/guide/Guide.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { PriceCeiling } from './index.ts';

const ceiling = (
  label: string,
  max: number,
  step: number,
  formatOptions: Intl.NumberFormatOptions,
) => (
  <Live initial={max / 2}>
    {(value, setValue) => (
      <PriceCeiling
        label={label}
        value={value}
        maxValue={max}
        step={step}
        onChange={setValue}
        onChangeEnd={setValue}
        formatOptions={formatOptions}
      />
    )}
  </Live>
);

export const guide: Guide = {
  purpose: 'How much something may cost at most: dragged roughly, or typed exactly.',
  when: ['A list of products is narrowed down by price.'],
  whenNot: [
    { if: 'It is how many of a product', take: 'QuantityStepper' },
    { if: 'A few fixed steps are enough', take: 'Radio' },
    { if: 'The amount must be exact', take: 'TextField' },
  ],
  pairs: [
    {
      do: ceiling('Price up to', 50_000, 100, {
        style: 'currency',
        currency: 'INR',
        maximumFractionDigits: 0,
      }),
      dont: ceiling('Price', 1_00_00_000, 1, {}),
      why: 'It ends at the dearest product there is, moves by steps that matter, and says rupees as rupees are written.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'the name of slider and field.' },
    { part: 'Amount', is: 'at the end of the label’s line; said by the slider itself.' },
    { part: 'Slider', is: 'from 0 to the dearest product.' },
    { part: 'Field', is: 'takes digits of any script, and ends at the highest price too.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the slider, then to the field.' },
    { keys: 'Left, Right', does: 'On the slider: one step less, one step more.' },
    { keys: 'Home, End', does: 'On the slider: 0, or the dearest product.' },
    { keys: 'Enter', does: 'In the field: takes the amount; so does leaving it.' },
  ],
  spoken: 'Default',
};
