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
  purpose: 'Puts a list in another order: a Select with its label beside it.',
  when: ['Above a list that can be longer than the window.'],
  whenNot: [
    { if: 'The list shall be shorter', take: 'FilterPanel' },
    { if: 'It is a field of a form', take: 'Select' },
  ],
  pairs: [
    {
      do: sort('Default', 'Price (Low to High)', 'Price (High to Low)'),
      dont: sort('Price ↑', 'Price ↓', 'Rating ↓'),
      why: 'Arrows mean this to some and that to others, and are read as “upwards arrow”.',
    },
  ],
  anatomy: [
    { part: 'Label', is: '“Sort By”, beside the box.' },
    { part: 'Box', is: 'the order that is in force.' },
  ],
  keyboard: [
    tab,
    { keys: 'Space, Enter, Alt+Down', does: 'Opens the list, as the platform does.' },
    { keys: 'Up, Down', does: 'Choose another order; the list follows.' },
  ],
  spoken: 'Default',
};
