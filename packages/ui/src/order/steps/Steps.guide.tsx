import type { Guide } from '../../../docs/guide/Guide.ts';
import { Steps } from './index.ts';

const step = (label: string) => ({ label, href: `#${label.toLowerCase()}` });

export const guide: Guide = {
  purpose:
    'The steps of a purchase: completed ones with links, the current one, and the next ones.',
  when: ['A task of three to five pages in a fixed order.'],
  whenNot: [
    { if: 'It shows past events with dates', take: 'Timeline' },
    { if: 'People visit the pages in any order', take: 'SubNavigation' },
    { if: 'It shows the position of a page in the site', take: 'Breadcrumbs' },
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
      why: 'One word for each step, and all of them from the start: people continue when they see the end.',
    },
  ],
  anatomy: [
    {
      part: 'Number',
      is: 'a tick for completed steps; hidden from screen readers, which count the list.',
    },
    { part: 'Words', is: 'a link for completed steps.' },
    { part: 'Line', is: 'from step to step.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to completed steps; the others have no link.' },
    { keys: 'Enter', does: 'Goes back to a step.' },
  ],
  spoken: 'Default',
};
