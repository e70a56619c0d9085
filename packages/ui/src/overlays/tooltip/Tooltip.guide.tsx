import type { Guide } from '../../../docs/guide/Guide.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { ShareIcon } from '../../foundations/icons/index.ts';
import { Tooltip } from './index.ts';

export const guide: Guide = {
  purpose:
    'More text about a control, on hover or focus. Touch has no tooltips, so the page must work without it.',
  when: ['It explains a control beyond its name.'],
  whenNot: [
    { if: 'The text is important', take: 'Text' },
    { if: 'It helps to fill in a field: a description', take: 'TextField' },
    { if: 'The icon needs a name: its label', take: 'IconButton' },
  ],
  pairs: [
    {
      do: (
        <Tooltip text="Copies the link of this page">
          <IconButton label="Share" icon={<ShareIcon />} />
        </Tooltip>
      ),
      dont: (
        <Tooltip text="Share">
          <IconButton label="Share" icon={<ShareIcon />} />
        </Tooltip>
      ),
      why: 'Screen readers read it after the name, so it must not repeat the name.',
    },
    {
      do: <TextField label="Pincode" description="Six digits" />,
      dont: (
        <Tooltip text="Six digits">
          <IconButton label="Pincode" icon="?" />
        </Tooltip>
      ),
      why: 'Important text is always visible, also on touch.',
    },
  ],
  anatomy: [
    { part: 'Control', is: 'a Button, IconButton or Link, which it describes.' },
    { part: 'Words', is: 'one sentence at most, on the side with space.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the control, which shows the tooltip at once.' },
    { keys: 'Escape', does: 'Hides it; focus stays.' },
  ],
  spoken: 'Default',
};
