import type { Guide } from '../../../docs/guide/Guide.ts';
import { Timeline } from './index.ts';

export const guide: Guide = {
  purpose: 'Past and future steps of an order.',
  when: ['Two to six steps in chronological order, the first ones completed.'],
  whenNot: [
    { if: 'Only the current state matters', take: 'OrderBadge' },
    { if: 'Customers move through the steps', take: 'Breadcrumbs' },
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
      why: 'Events and dates in words: worried customers look for the current state, not for a number.',
    },
  ],
  anatomy: [
    { part: 'Marker', is: 'a tick for completed steps, a ring for others.' },
    { part: 'Title', is: 'the event; “(done)” or “(not yet)” is for screen readers.' },
    { part: 'Text', is: 'the date, or the current activity; optional.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
