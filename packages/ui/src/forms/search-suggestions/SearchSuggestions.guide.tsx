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
    'Suggests categories and products below the field of a SearchForm while typing. It loads after the form, which works without it.',
  when: ['There are many possible results with names that are hard to type.'],
  whenNot: [
    { if: 'There are few options', take: 'Select' },
    { if: 'It only has to search', take: 'SearchForm' },
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
      why: 'Type into the first one. Every row is clear alone, and the last one shows the searched text.',
    },
  ],
  anatomy: [
    { part: 'Field', is: 'of the SearchForm; a combobox after the first letter.' },
    { part: 'Notice', is: 'says that nothing fits exactly; the rows are then the nearest ones.' },
    { part: 'Rows', is: 'links with a picture, their kind and a price.' },
    { part: 'Last row', is: 'searches like the button of the form.' },
    { part: 'Count', is: 'announced once, when typing pauses.' },
  ],
  keyboard: [
    { keys: 'Down, Up', does: 'Move through the rows; focus stays in the field.' },
    { keys: 'Enter', does: 'Follows the selected row, or searches for the typed text.' },
    { keys: 'Escape', does: 'Closes the list and keeps the text.' },
    { keys: 'Home, End, Left, Right', does: 'Move in the text again.' },
    { keys: 'Tab', does: 'Leaves the field; the list closes.' },
  ],
  spoken: 'Playground',
};
