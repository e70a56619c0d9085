import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { TextField } from '../text-field/index.ts';
import { SearchForm } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose: 'A field and a button that go to the results page. It also works without script.',
  when: ['A search of the whole shop: in the header and on the results page.'],
  whenNot: [
    { if: 'People filter a visible list', take: 'FilterPanel' },
    { if: 'It should suggest results while typing: add', take: 'SearchSuggestions' },
    { if: 'It is one field of a form', take: 'TextField' },
  ],
  pairs: [
    {
      do: (
        <SearchForm
          label="Search products"
          placeholder="Search spikes, nets, gel …"
          action="/search"
          onSubmit={ignore}
        />
      ),
      dont: <TextField label="Search" placeholder="Type here and press Enter" />,
      why: 'The icon is known and the button can be pressed. The placeholder is an example, not an instruction.',
    },
  ],
  anatomy: [
    { part: 'Field', is: 'its label is for screen readers; keyboards of phones show “Search”.' },
    { part: 'Placeholder', is: 'an example; cut if it is too long.' },
    { part: 'Button', is: 'submits. Blanks alone are not submitted.' },
  ],
  keyboard: [
    tab,
    { keys: 'Enter', does: 'In the field: searches.' },
    { keys: 'Escape', does: 'In the field: clears it.' },
    { ...press, does: 'On the button: searches.' },
  ],
  spoken: 'Default',
};
