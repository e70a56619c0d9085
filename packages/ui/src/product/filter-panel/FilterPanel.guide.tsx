import type { Guide } from '../../../docs/guide/Guide.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { FilterPanel } from './index.ts';

const panel = (label: string, options: string[], resetLabel: string) => (
  <Live initial={[] as string[]}>
    {(value, setValue) => (
      <FilterPanel
        groups={[
          {
            label,
            options: options.map((option) => ({ value: option, label: option })),
            value,
            onChange: setValue,
          },
        ]}
        resetLabel={resetLabel}
        onReset={() => setValue([])}
      />
    )}
  </Live>
);

export const guide: Guide = {
  purpose:
    'Narrows a list of products down, by price and by groups of checkboxes. The list follows each change; the panel keeps no choice itself.',
  when: ['Beside a list on wide windows. On narrow ones the same panel stands in FilterOverlay.'],
  whenNot: [
    { if: 'The window has no room beside the list', take: 'FilterOverlay' },
    { if: 'The list shall be in another order', take: 'SortSelect' },
    { if: 'What is chosen is shown above the list', take: 'ActiveFilters' },
  ],
  pairs: [
    {
      do: panel('Material', ['Stainless Steel', 'Plastic'], 'Reset Filters'),
      dont: panel('Properties', ['304', 'HDPE-K', 'PC-UV'], 'Undo'),
      why: 'Words that shoppers use, from the products themselves; and a way back to the whole list.',
    },
  ],
  anatomy: [
    { part: 'Ceiling', is: 'a PriceCeiling; the list follows when the thumb is let go.' },
    { part: 'Groups', is: 'CheckboxGroups; none chosen means that any will do.' },
    { part: 'Apply Filters', is: 'seen only where no script runs.' },
    { part: 'Reset Filters', is: 'gives the whole list back.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through slider, amount, boxes and buttons.' },
    { keys: 'Left, Right', does: 'On the slider: ₹100 less, ₹100 more.' },
    { keys: 'Space', does: 'On a box: chooses it, or no longer.' },
    { keys: 'Enter, Space', does: 'On Reset Filters: takes all choices away.' },
  ],
  spoken: 'Default',
};
