import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Accordion } from './index.ts';

export const guide: Guide = {
  purpose:
    'Titles that expand their text: questions and answers. The search of the browser finds collapsed text and expands it. Without script all texts are open.',
  when: [
    'Most readers need one or two of many answers.',
    'An answer needs an address of its own: each item has its id in the page.',
  ],
  whenNot: [
    { if: 'Everybody has to read all of it', take: 'Prose' },
    { if: 'The parts are of equal weight, and one is always shown', take: 'Tabs' },
    { if: 'It opens actions', take: 'Menu' },
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
      why: 'What decides a purchase stands open. A question as the title says whether its answer is wanted.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading with the button that expands the text.' },
    { part: 'Arrow', is: 'turns when the text opens; hidden from screen readers.' },
    { part: 'Text', is: 'under the title; several may be open at once (allowsMultipleExpanded).' },
  ],
  keyboard: [tab, { keys: 'Enter, Space', does: 'Opens or closes it.' }],
  spoken: 'FirstOpen',
};
