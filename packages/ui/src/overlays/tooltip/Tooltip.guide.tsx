import type { Guide } from '../../../docs/guide/Guide.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { ShareIcon } from '../../foundations/icons/index.ts';
import { Tooltip } from './index.ts';

export const guide: Guide = {
  purpose:
    'A few words more on a control, under a resting mouse or with the focus. Touch knows no tooltips: nothing may depend on it.',
  when: ['It tells what a control does that its name does not, to those who wonder.'],
  whenNot: [
    { if: 'It must be known', take: 'Text' },
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
      why: 'It is said after the name. The name once more is heard twice.',
    },
    {
      do: <TextField label="Pincode" description="Six digits" />,
      dont: (
        <Tooltip text="Six digits">
          <IconButton label="Pincode" icon="?" />
        </Tooltip>
      ),
      why: 'What is needed stands there, also for a finger.',
    },
  ],
  anatomy: [
    { part: 'Control', is: 'a Button, IconButton or Link, which it describes.' },
    { part: 'Words', is: 'a sentence at most, on the side where there is room.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the control: the words show at once.' },
    { keys: 'Escape', does: 'Hides them; the focus stays.' },
  ],
  spoken: 'Default',
};
