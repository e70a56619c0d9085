import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Select } from './index.ts';

const select = (label: string, options: { value: string; label: string }[]) => (
  <Live initial={options[0]?.value ?? ''}>
    {(value, setValue) => (
      <Select label={label} options={options} value={value} onChange={setValue} />
    )}
  </Live>
);

export const guide: Guide = {
  purpose: 'One of many options, in a list that opens. Without script it is a native select.',
  when: [
    'Six or more options, e.g. the states of India.',
    'One option is right for most people, and is selected already.',
  ],
  whenNot: [
    { if: 'There are up to five options, and people compare them', take: 'Radio' },
    { if: 'It sorts a list', take: 'SortSelect' },
    { if: 'It contains actions', take: 'Menu' },
  ],
  pairs: [
    {
      do: select('State', [
        { value: 'mh', label: 'Maharashtra' },
        { value: 'ka', label: 'Karnataka' },
        { value: 'tn', label: 'Tamil Nadu' },
      ]),
      dont: select('Have you fitted spikes before?', [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ]),
      why: 'Two options behind an arrow need two clicks. Two radios need one.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above, or beside it with isLabelInline.' },
    { part: 'Box', is: 'the selected option; cut before the arrow if it is too long.' },
    { part: 'List', is: 'opens below the box, with the whole text of each option.' },
  ],
  keyboard: [
    tab,
    { keys: 'Space, Enter, Alt+Down', does: 'Opens the list.' },
    { keys: 'Up, Down', does: 'Move to the next or the previous option.' },
    { keys: 'Letters', does: 'Move to the next option that starts with them.' },
    { keys: 'Escape', does: 'Closes the list and changes nothing.' },
  ],
  spoken: 'Default',
};
