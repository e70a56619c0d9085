import type { Guide } from '../../../docs/guide/Guide.ts';
import { Text } from '../text/index.ts';
import { Prose } from './index.ts';

export const guide: Guide = {
  purpose:
    'Styles long text: an article, a policy, the description of a product. It takes elements, or sanitized HTML.',
  when: [
    'Text of more than three paragraphs, with headings and lists.',
    'HTML from an editor, sanitized by the caller: the component trusts it.',
  ],
  whenNot: [
    { if: 'It is a sentence or a paragraph of an interface', take: 'Text' },
    { if: 'People open questions one by one', take: 'Accordion' },
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
      why: 'Screen readers say the length of a real list, and can skip it.',
    },
  ],
  anatomy: [
    { part: 'Measure', is: 'at most 70 letters in a line.' },
    { part: 'Elements', is: 'headings, paragraphs, lists, quotes, tables, pictures, rules.' },
    { part: 'Tables', is: 'scroll sideways on their own; the page does not.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from link to link of the text.' }],
  spoken: 'Default',
};
