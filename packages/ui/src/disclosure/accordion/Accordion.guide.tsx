import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Accordion } from './index.ts';

export const guide: Guide = {
  purpose:
    'Titles that expand their text: questions and answers. The search of the browser finds collapsed text and expands it. Without script all texts are open.',
  when: [
    'Most people need one or two of many answers.',
    'An answer needs its own link: each item has its id in the page.',
  ],
  whenNot: [
    { if: 'Everybody has to read everything', take: 'Prose' },
    { if: 'The parts are equally important, and one is always visible', take: 'Tabs' },
    { if: 'It contains actions', take: 'Menu' },
  ],
  pairs: [
    {
      do: (
        <Accordion
          items={[
            {
              id: 'guide-harm',
              title: 'Do the spikes hurt birds?',
              content: 'No. They take away the room to stand, nothing more.',
            },
            { id: 'guide-rain', title: 'Do they last in the rain?', content: 'Five years.' },
          ]}
        />
      ),
      dont: (
        <Accordion
          items={[
            { id: 'guide-price', title: 'Price', content: 'Rs.899/-' },
            { id: 'guide-delivery', title: 'Delivery', content: 'By Saturday' },
          ]}
        />
      ),
      why: 'Important facts are always visible. A question as title tells whether its answer is needed.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading with the button that expands the text.' },
    { part: 'Arrow', is: 'turns when the text opens; hidden from screen readers.' },
    { part: 'Text', is: 'below the title; several can be open at once (allowsMultipleExpanded).' },
  ],
  keyboard: [tab, { keys: 'Enter, Space', does: 'Opens or closes it.' }],
  spoken: 'FirstOpen',
};
