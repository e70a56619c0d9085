import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { TextField } from '../text-field/index.ts';
import { SearchForm } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose:
    'A field and a button that lead to the page of what was found. Without script the browser goes there itself.',
  when: ['Something is looked for in the whole shop: in the header, on the page of results.'],
  whenNot: [
    { if: 'A list that is shown is narrowed down', take: 'FilterPanel' },
    { if: 'It shall propose while one types: add', take: 'SearchSuggestions' },
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
      why: 'The sign is known and the button can be pressed. The placeholder is an example, no instruction.',
    },
  ],
  anatomy: [
    { part: 'Field', is: 'named by its label, which is heard only; phones offer “Search”.' },
    { part: 'Placeholder', is: 'an example; cut where it is too long.' },
    { part: 'Button', is: 'sends it. Blanks alone are not sent.' },
  ],
  keyboard: [
    tab,
    { keys: 'Enter', does: 'In the field: searches.' },
    { keys: 'Escape', does: 'In the field: clears it.' },
    { ...press, does: 'On the button: searches.' },
  ],
  spoken: 'Default',
};
