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
  purpose: 'A maximum price: dragged roughly, or typed exactly.',
  when: ['A list of products is filtered by price.'],
  whenNot: [
    { if: 'It is a quantity of a product', take: 'QuantityStepper' },
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
      why: 'The maximum is the highest price, the steps are useful, and amounts are written as rupees.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'the name of slider and field.' },
    { part: 'Amount', is: 'at the end of the label’s line; the slider announces it.' },
    { part: 'Slider', is: 'from 0 to the highest price.' },
    { part: 'Field', is: 'accepts digits of any script, up to the highest price.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the slider, then to the field.' },
    { keys: 'Left, Right', does: 'On the slider: one step less, one step more.' },
    { keys: 'Home, End', does: 'On the slider: 0, or the highest price.' },
    { keys: 'Enter', does: 'In the field: sets the amount, as leaving it does.' },
  ],
  spoken: 'Default',
};
