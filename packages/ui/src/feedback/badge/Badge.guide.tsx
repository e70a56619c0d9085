import type { Guide } from '../../../docs/guide/Guide.ts';
import { Inline } from '../../layout/index.ts';
import { Badge } from './index.ts';

export const guide: Guide = {
  purpose: 'A state in one or two words: Paid, Pending, New. The colour only supports the text.',
  when: [
    'Things in a list have one of a few states, and people scan for it.',
    'success is done, warning pending, danger failed, info in progress, neutral none of them.',
  ],
  whenNot: [
    { if: 'It is the state of an order’s delivery or payment', take: 'OrderBadge' },
    { if: 'It needs a sentence, or an action', take: 'Notice' },
    { if: 'It can be removed, as a filter', take: 'ActiveFilters' },
  ],
  pairs: [
    {
      do: <Badge tone="danger">No longer sold</Badge>,
      dont: <Badge tone="danger">!</Badge>,
      why: 'A colour and an icon say that something is wrong, but not what.',
    },
    {
      do: (
        <Inline>
          <Badge tone="warning">Pending</Badge>
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="warning">Pending</Badge>
          <Badge tone="accent">2 items</Badge>
          <Badge tone="info">Pune</Badge>
          <Badge tone="neutral">Card</Badge>
        </Inline>
      ),
      why: 'One badge is found at once. Other facts are plain text.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: 'the light colour of its tone; a border in forced colours.' },
    { part: 'Word', is: 'one or two words; longer texts wrap.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
