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
  purpose: 'Yes or no to one statement. It takes effect with the form or the list.',
  when: [
    'One statement that is true or false: “Deliver to this address”.',
    'In a CheckboxGroup: any number of several.',
  ],
  whenNot: [
    { if: 'Several of them belong to one question', take: 'CheckboxGroup' },
    { if: 'Exactly one of several can be selected', take: 'Radio' },
    { if: 'It takes effect at once', take: 'Button' },
  ],
  pairs: [
    {
      do: box('Send me the invoice by mail', false),
      dont: box('Do not send me the invoice by mail', true),
      why: 'A tick means yes; a “not” is hard to understand. Customers must tick paid options themselves.',
    },
  ],
  anatomy: [
    { part: 'Box', is: 'the browser’s own, with our style.' },
    { part: 'Label', is: 'the statement. The whole row, 44 px high, can be pressed.' },
    { part: 'Count', is: 'number of results; read with the label.' },
  ],
  keyboard: [tab, { keys: 'Space', does: 'Selects it or clears it.' }],
  spoken: 'WithCount',
};
