import type { Guide } from '../../../docs/guide/Guide.ts';
import { Text } from '../text/index.ts';
import { Prose } from './index.ts';

export const guide: Guide = {
  purpose:
    'Gives long text its measure and rhythm: an article, a policy, the description of a product. It takes plain elements, or HTML that was cleaned before.',
  when: [
    'Text of more than three paragraphs, with titles and lists.',
    'HTML from an editor, cleaned by the caller: the component trusts it.',
  ],
  whenNot: [
    { if: 'It is a sentence or a paragraph of an interface', take: 'Text' },
    { if: 'Questions are opened one by one', take: 'Accordion' },
  ],
  pairs: [
    {
      do: (
        <Prose>
          <p>Three rows of spikes keep a ledge of 25 cm clear.</p>
          <ul>
            <li>Clean the ledge and let it dry.</li>
            <li>Glue from the outer edge inwards.</li>
          </ul>
        </Prose>
      ),
      dont: (
        <>
          <Text>Three rows of spikes keep a ledge of 25 cm clear.</Text>
          <Text>– Clean the ledge and let it dry.</Text>
          <Text>– Glue from the outer edge inwards.</Text>
        </>
      ),
      why: 'A list that is one is heard with its number of steps, and can be skipped.',
    },
  ],
  anatomy: [
    { part: 'Measure', is: 'at most 70 letters in a line.' },
    { part: 'Elements', is: 'titles, paragraphs, lists, quotes, tables, pictures, rules.' },
    { part: 'Tables', is: 'scroll sideways in a box of their own; the page does not.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link of the text.' }],
  spoken: 'Default',
};
