import { useState } from 'react';
import type { Guide } from '../../../docs/guide/Guide.ts';
import { SearchForm } from '../search-form/index.ts';
import { SearchSuggestions } from './index.ts';

function Searching({ labels, all }: { labels: string[]; all: string }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <div ref={(root) => setForm(root?.querySelector('form') ?? null)}>
      <SearchForm
        label="Search products"
        placeholder="Type “sp”"
        action="/search"
        onSubmit={() => {}}
      />
      {form && (
        <SearchSuggestions
          form={form}
          label="Suggestions"
          suggestions={labels.map((label) => ({ label, href: `#${label}` }))}
          all={all}
          onTextChange={() => {}}
        />
      )}
    </div>
  );
}

export const guide: Guide = {
  purpose:
    'Proposes categories and products under the field of a SearchForm while one types. It comes long after the form, and the form works without it.',
  when: ['The list of what may be found is long, and its names are hard to type.'],
  whenNot: [
    { if: 'All answers are known and few', take: 'Select' },
    { if: 'It shall only search', take: 'SearchForm' },
  ],
  pairs: [
    {
      do: (
        <Searching
          labels={['Bird Spikes', 'Steel Bird Spikes, 3 m']}
          all="See all results for “sp”"
        />
      ),
      dont: <Searching labels={['1', '2', '3']} all="More" />,
      why: 'Type into the first one. Every row is understood alone, and the last one says what is searched for.',
    },
  ],
  anatomy: [
    { part: 'Field', is: 'of the SearchForm; from the first letter on it is a combobox.' },
    { part: 'Rows', is: 'links, with their kind where it is not the usual one.' },
    { part: 'Last row', is: 'searches as the form’s own button does.' },
    { part: 'Count', is: 'said once, when the typing pauses.' },
  ],
  keyboard: [
    { keys: 'Down, Up', does: 'Go through the rows; the focus stays in the field.' },
    { keys: 'Enter', does: 'Follows the chosen row, or searches for what was typed.' },
    { keys: 'Escape', does: 'Closes the list and leaves the text.' },
    { keys: 'Home, End, Left, Right', does: 'Move in the text again.' },
    { keys: 'Tab', does: 'Leaves the field; the list closes.' },
  ],
  spoken: 'Playground',
};
