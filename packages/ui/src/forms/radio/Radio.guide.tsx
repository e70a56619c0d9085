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
  purpose:
    'One of a few visible answers. RadioGroup is the question; each Radio in it is an answer.',
  when: ['Two to five answers that people compare before they choose.'],
  whenNot: [
    { if: 'There are more than five answers, or one is nearly always right', take: 'Select' },
    { if: 'Several can be chosen', take: 'CheckboxGroup' },
    { if: 'Addresses are chosen from', take: 'AddressCard' },
    { if: 'It is a mark from 1 to 5', take: 'RatingInput' },
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
      why: 'A question and answers that can be told apart without further reading; the likeliest one is chosen already.',
    },
  ],
  anatomy: [
    { part: 'Question', is: 'the label of the group.' },
    { part: 'Radios', is: 'native radio buttons, one under the other.' },
    { part: 'Labels', is: 'the whole row, 44 px high, can be pressed.' },
  ],
  keyboard: radios,
  spoken: 'Group',
};
