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
    'Filters a list of products by price and by groups of checkboxes. Each change filters the list; the parent has the state.',
  when: ['Beside a list in wide windows. In narrow ones FilterOverlay shows the same panel.'],
  whenNot: [
    { if: 'The window has no space beside the list', take: 'FilterOverlay' },
    { if: 'It changes the order of a list', take: 'SortSelect' },
    { if: 'It shows the selection above the list', take: 'ActiveFilters' },
  ],
  pairs: [
    {
      do: panel('Material', ['Stainless Steel', 'Plastic'], 'Reset Filters'),
      dont: panel('Properties', ['304', 'HDPE-K', 'PC-UV'], 'Undo'),
      why: 'Names that customers use, from the products themselves; and a way to reset all filters.',
    },
  ],
  anatomy: [
    { part: 'Ceiling', is: 'a PriceCeiling; the list changes at the end of a drag.' },
    { part: 'Groups', is: 'CheckboxGroups; no selection means no filter.' },
    { part: 'Apply Filters', is: 'visible without script only.' },
    { part: 'Reset Filters', is: 'shows the whole list again.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through slider, amount, checkboxes and buttons.' },
    { keys: 'Left, Right', does: 'On the slider: ₹100 less, ₹100 more.' },
    { keys: 'Space', does: 'On a checkbox: selects it or clears it.' },
    { keys: 'Enter, Space', does: 'On Reset Filters: clears all filters.' },
  ],
  spoken: 'Default',
};
