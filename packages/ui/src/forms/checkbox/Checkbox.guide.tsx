import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Checkbox } from './index.ts';

const box = (label: string, initial: boolean) => (
  <Live initial={initial}>
    {(isSelected, setSelected) => (
      <Checkbox isSelected={isSelected} onChange={setSelected}>
        {label}
      </Checkbox>
    )}
  </Live>
);

export const guide: Guide = {
  purpose:
    'Yes or no to one statement. Nothing happens until the form is sent or the list follows.',
  when: [
    'One statement that is true or not: “Deliver to this address”.',
    'In a CheckboxGroup: any number of several.',
  ],
  whenNot: [
    { if: 'Several of them answer one question', take: 'CheckboxGroup' },
    { if: 'Exactly one of several can be chosen', take: 'Radio' },
    { if: 'A press changes something at once', take: 'Button' },
  ],
  pairs: [
    {
      do: box('Send me the invoice by mail', false),
      dont: box('Do not send me the invoice by mail', true),
      why: 'A tick means yes. Whoever ticks a “not” has to think twice; and nothing is ticked in advance that the shopper has to pay for.',
    },
  ],
  anatomy: [
    { part: 'Box', is: 'the browser’s own, drawn anew.' },
    { part: 'Label', is: 'the statement. The whole row, 44 px high, can be pressed.' },
    { part: 'Count', is: 'how many things it would show; read with the label.' },
  ],
  keyboard: [tab, { keys: 'Space', does: 'Ticks it, or takes the tick away.' }],
  spoken: 'WithCount',
};
