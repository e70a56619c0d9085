import type { Guide } from '../../../docs/guide/Guide.ts';
import { Tabs } from './index.ts';

export const guide: Guide = {
  purpose:
    'Parts of equal weight in one place, one of which is shown: description, how to fit, reviews. Without script all of them stand open.',
  when: [
    'Two to five parts about one thing, which are read one at a time.',
    'Each title is one or two words.',
  ],
  whenNot: [
    { if: 'The parts are compared, or read one after the other', take: 'Prose' },
    { if: 'Several may be open, or the titles are sentences', take: 'Accordion' },
    { if: 'They are pages with addresses of their own', take: 'Link' },
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
      why: 'Tabs may be opened in any order. Steps that follow each other are pages, or stand under each other.',
    },
  ],
  anatomy: [
    { part: 'Row', is: 'named by its label; scrolls sideways where it does not fit.' },
    { part: 'Tab', is: 'the chosen one is underlined and told as selected.' },
    { part: 'Panel', is: 'the next stop after the row, even if it is text alone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen tab, then to its panel.' },
    { keys: 'Left, Right', does: 'Choose the previous or the next tab, round the ends.' },
    { keys: 'Home, End', does: 'Choose the first or the last tab.' },
  ],
  spoken: 'Default',
};
