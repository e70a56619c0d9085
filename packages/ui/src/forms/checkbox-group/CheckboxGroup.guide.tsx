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
  purpose: 'Any number of answers to one question, all in sight: the groups of a filter.',
  when: ['Two to ten answers, of which none, some or all may be chosen.'],
  whenNot: [
    { if: 'Exactly one can be chosen', take: 'Radio' },
    { if: 'There is but one statement', take: 'Checkbox' },
    { if: 'What is chosen shall be seen above a list', take: 'ActiveFilters' },
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
      why: 'Nothing chosen means that any will do. An “All” beside it raises the question what both together mean.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'the question; heard before each answer by those who jump to one.' },
    { part: 'Answers', is: 'Checkboxes in an order that stays.' },
    { part: 'Count', is: 'how many things an answer would show.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from answer to answer.' },
    { keys: 'Space', does: 'Chooses the answer, or no longer.' },
  ],
  spoken: 'Default',
};
