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
  purpose: 'One of many answers, in the platform’s own list: phones open their own picker.',
  when: [
    'Six answers or more, as the states of India.',
    'One answer is right for most, and stands there already.',
  ],
  whenNot: [
    { if: 'There are up to five answers, and people compare them', take: 'Radio' },
    { if: 'It sorts a list', take: 'SortSelect' },
    { if: 'It opens actions', take: 'Menu' },
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
      why: 'Two answers behind an arrow cost two presses and a look. Two radios cost one.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above, or beside it with isLabelInline.' },
    { part: 'Box', is: 'what is chosen; cut before the arrow where it is too long.' },
    { part: 'List', is: 'the platform’s own, with the whole text of each answer.' },
  ],
  keyboard: [
    tab,
    { keys: 'Space, Enter, Alt+Down', does: 'Opens the list, as the platform does.' },
    { keys: 'Up, Down', does: 'Choose the next or the previous answer.' },
    { keys: 'Letters', does: 'Go to the answer that begins so.' },
    { keys: 'Escape', does: 'Closes the list and changes nothing.' },
  ],
  spoken: 'Default',
};
