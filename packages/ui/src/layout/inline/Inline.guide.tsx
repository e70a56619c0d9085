import type { Guide } from '../../../docs/guide/Guide.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { Inline } from '../index.ts';

export const guide: Guide = {
  purpose:
    'Puts components side by side, with the same distance between them. Continues on the next line if there is no space.',
  when: [
    'Buttons of a form, badges, icons with a text.',
    'A heading and its action at both ends of a line, with justify="between".',
  ],
  whenNot: [
    { if: 'The components are below each other', take: 'Stack' },
    { if: 'The cards have equal widths', take: 'Grid' },
  ],
  pairs: [
    {
      do: (
        <Inline gap="xs">
          <Badge tone="success">Paid</Badge>
          <Badge tone="warning">Pending</Badge>
        </Inline>
      ),
      dont: (
        <Inline gap="xxl" wrap={false}>
          <Badge tone="success">Paid</Badge>
          <Badge tone="warning">Pending</Badge>
        </Inline>
      ),
      why: 'Badges of one order are close to each other, and wrap on a phone.',
    },
  ],
  anatomy: [
    { part: 'Gap', is: 'a step of Space; sm if none is given.' },
    { part: 'Alignment', is: 'align across the line, justify along it.' },
    { part: 'Wrapping', is: 'on; without it, long content overflows on a phone.' },
  ],
  keyboard: [],
  spoken: 'Wrapping',
};
