import type { Guide } from '../../../docs/guide/Guide.ts';
import { Timeline } from './index.ts';

export const guide: Guide = {
  purpose: 'What has happened to an order, and what comes next.',
  when: ['Two to six steps in order of time, of which the first ones are done.'],
  whenNot: [
    { if: 'Only the present state matters', take: 'OrderBadge' },
    { if: 'The shopper goes through steps', take: 'Breadcrumbs' },
  ],
  pairs: [
    {
      do: (
        <Timeline
          items={[
            { title: 'Order Placed', text: 'Nov 12, 2025 18:40', isDone: true },
            { title: 'Pending', text: 'We are packing your order.', isDone: false },
          ]}
        />
      ),
      dont: (
        <Timeline
          items={[
            { title: 'Step 1', isDone: true },
            { title: 'Step 2', isDone: false },
          ]}
        />
      ),
      why: 'What happened and when, in words: a worried buyer looks for today’s place, not for a number.',
    },
  ],
  anatomy: [
    { part: 'Marker', is: 'a tick where it is done, a ring where not.' },
    { part: 'Title', is: 'what happened; “(done)” or “(not yet)” is heard.' },
    { part: 'Text', is: 'when, or what is being done; may be missing.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
