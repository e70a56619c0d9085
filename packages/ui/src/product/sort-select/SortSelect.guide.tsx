import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { SortSelect } from './index.ts';

const sort = (...labels: string[]) => (
  <Live initial={labels[0] ?? ''}>
    {(value, setValue) => (
      <SortSelect
        options={labels.map((label) => ({ value: label, label }))}
        value={value}
        onChange={setValue}
      />
    )}
  </Live>
);

export const guide: Guide = {
  purpose: 'Changes the order of a list: a Select with its label beside it.',
  when: ['Above a list that can be longer than the window.'],
  whenNot: [
    { if: 'It filters the list', take: 'FilterPanel' },
    { if: 'It is a field of a form', take: 'Select' },
  ],
  pairs: [
    {
      do: sort('Default', 'Price (Low to High)', 'Price (High to Low)'),
      dont: sort('Price ↑', 'Price ↓', 'Rating ↓'),
      why: 'Arrows are ambiguous, and screen readers read “upwards arrow”.',
    },
  ],
  anatomy: [
    { part: 'Label', is: '“Sort By”, beside the box.' },
    { part: 'Box', is: 'the current order.' },
  ],
  keyboard: [
    tab,
    { keys: 'Space, Enter, Alt+Down', does: 'Opens the list.' },
    { keys: 'Up, Down', does: 'Select another order.' },
  ],
  spoken: 'Default',
};
