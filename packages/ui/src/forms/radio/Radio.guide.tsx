import type { Guide } from '../../../docs/guide/Guide.ts';
import { radios } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Radio, RadioGroup } from './index.ts';

const question = (label: string, options: { value: string; label: string }[], chosen: string) => (
  <Live initial={chosen}>
    {(value, setValue) => (
      <RadioGroup label={label} value={value} onChange={setValue}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value}>
            {option.label}
          </Radio>
        ))}
      </RadioGroup>
    )}
  </Live>
);

export const guide: Guide = {
  purpose: 'One of a few visible options. RadioGroup is the question; each Radio is an option.',
  when: ['Two to five options that people compare.'],
  whenNot: [
    { if: 'There are more than five options, or one is nearly always right', take: 'Select' },
    { if: 'Several can be selected', take: 'CheckboxGroup' },
    { if: 'The options are addresses', take: 'AddressCard' },
    { if: 'It is a rating from 1 to 5', take: 'RatingInput' },
  ],
  pairs: [
    {
      do: question(
        'How shall it come?',
        [
          { value: 'courier', label: 'By courier, within a week' },
          { value: 'pickup', label: 'Picked up in Pune' },
        ],
        'courier',
      ),
      dont: question(
        'Delivery',
        [
          { value: 'a', label: 'Standard' },
          { value: 'b', label: 'Other' },
        ],
        '',
      ),
      why: 'A question and distinct options; the most likely one is selected already.',
    },
  ],
  anatomy: [
    { part: 'Question', is: 'the label of the group.' },
    { part: 'Radios', is: 'native radio buttons, below each other.' },
    { part: 'Labels', is: 'the whole row, 44 px high, can be pressed.' },
  ],
  keyboard: radios,
  spoken: 'Group',
};
