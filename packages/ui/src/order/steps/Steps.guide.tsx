import type { Guide } from '../../../docs/guide/Guide.ts';
import { Steps } from './index.ts';

const step = (label: string) => ({ label, href: `#${label.toLowerCase()}` });

export const guide: Guide = {
  purpose:
    'The way through a purchase: how far one has come, what is still ahead, and the way back to what is done.',
  when: ['A task of three to five pages that are always gone through in the same order.'],
  whenNot: [
    { if: 'It tells of what has happened, with dates', take: 'Timeline' },
    { if: 'Pages may be visited in any order', take: 'SubNavigation' },
    { if: 'It says where a page lies', take: 'Breadcrumbs' },
  ],
  pairs: [
    {
      do: (
        <Steps
          label="Example of three steps"
          steps={[step('Cart'), step('Address'), step('Payment')]}
          current={1}
        />
      ),
      dont: (
        <Steps
          label="Example of a single step"
          steps={[step('Now please enter the address that we shall deliver to')]}
          current={0}
        />
      ),
      why: 'One word for each step, and all of them from the start: who sees the end goes on.',
    },
  ],
  anatomy: [
    { part: 'Number', is: 'a tick once it is done; silent, as a list counts by itself.' },
    { part: 'Words', is: 'a link back where the step is done.' },
    { part: 'Line', is: 'leads from step to step.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the steps that are done; the others are not operated.' },
    { keys: 'Enter', does: 'Goes back to a step.' },
  ],
  spoken: 'Default',
};
