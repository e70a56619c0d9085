import type { Guide } from '../../../docs/guide/Guide.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { CheckboxGroup } from './index.ts';

const group = (label: string, options: { value: string; label: string; count?: number }[]) => (
  <Live initial={[] as string[]}>
    {(value, setValue) => (
      <CheckboxGroup label={label} options={options} value={value} onChange={setValue} />
    )}
  </Live>
);

export const guide: Guide = {
  purpose: 'Any number of options, all visible: the groups of a filter.',
  when: ['Two to ten options, of which none, some or all can be selected.'],
  whenNot: [
    { if: 'Exactly one can be selected', take: 'Radio' },
    { if: 'There is only one statement', take: 'Checkbox' },
    { if: 'The selection is shown above a list', take: 'ActiveFilters' },
  ],
  pairs: [
    {
      do: group('Material', [
        { value: 'steel', label: 'Stainless Steel', count: 12 },
        { value: 'plastic', label: 'Plastic', count: 9 },
      ]),
      dont: group('Material', [
        { value: 'all', label: 'All materials' },
        { value: 'steel', label: 'Stainless Steel' },
        { value: 'plastic', label: 'Plastic' },
      ]),
      why: 'No selection means no filter. An “All” option beside others is ambiguous.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'the question; screen readers read it before an option.' },
    { part: 'Answers', is: 'Checkboxes in a fixed order.' },
    { part: 'Count', is: 'number of results of an option.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from option to option.' },
    { keys: 'Space', does: 'Selects the option or clears it.' },
  ],
  spoken: 'Default',
};
