import type { Guide } from '../../../docs/guide/Guide.ts';
import { Tabs } from './index.ts';

export const guide: Guide = {
  purpose:
    'Equally important parts, one of which is visible: description, fitting, reviews. Without script all of them are visible.',
  when: [
    'Two to five parts about one thing, which people read one at a time.',
    'Each title is one or two words.',
  ],
  whenNot: [
    { if: 'People compare the parts, or read them in order', take: 'Prose' },
    { if: 'Several can be open, or the titles are sentences', take: 'Accordion' },
    { if: 'They are pages with their own URLs', take: 'Link' },
  ],
  pairs: [
    {
      do: (
        <Tabs
          label="Product information"
          tabs={[
            { id: 'a', title: 'Description', content: '304 steel, 25 cm wide.' },
            { id: 'b', title: 'Reviews (128)', content: 'Four stars and a half.' },
          ]}
        />
      ),
      dont: (
        <Tabs
          label="Checkout"
          tabs={[
            { id: 'a', title: '1. Address', content: 'Where shall we deliver?' },
            { id: 'b', title: '2. Payment', content: 'How do you want to pay?' },
          ]}
        />
      ),
      why: 'Tabs can be opened in any order. Use pages, or one page, for steps.',
    },
  ],
  anatomy: [
    { part: 'Row', is: 'named by its label; scrolls sideways if it does not fit.' },
    { part: 'Tab', is: 'the selected one is underlined and announced as selected.' },
    { part: 'Panel', is: 'the next tab stop after the row, even with text only.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected tab, then to its panel.' },
    { keys: 'Left, Right', does: 'Select the previous or the next tab, and wrap around.' },
    { keys: 'Home, End', does: 'Select the first or the last tab.' },
  ],
  spoken: 'Default',
};
