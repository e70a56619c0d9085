import type { Guide } from '../../../docs/guide/Guide.ts';
import { Inline } from '../../layout/index.ts';
import { Badge } from './index.ts';

export const guide: Guide = {
  purpose:
    'A state in a word or two: Paid, Pending, New. The word carries the meaning, the colour only helps.',
  when: [
    'A thing in a list has one of a few states, and the eye looks for it.',
    'success is done, warning waits, danger failed, info is on its way, neutral is neither.',
  ],
  whenNot: [
    { if: 'It is the state of an order’s delivery or payment', take: 'OrderBadge' },
    { if: 'It needs a sentence, or something to do', take: 'Notice' },
    { if: 'It can be pressed away, as a filter', take: 'ActiveFilters' },
  ],
  pairs: [
    {
      do: <Badge tone="danger">No longer sold</Badge>,
      dont: <Badge tone="danger">!</Badge>,
      why: 'Red and a sign say that something is wrong, not what.',
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
      why: 'One badge is found at a glance. Facts that are no state are plain text.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: 'the soft colour of its tone; in forced colours a border.' },
    { part: 'Word', is: 'one or two; longer ones wrap.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
