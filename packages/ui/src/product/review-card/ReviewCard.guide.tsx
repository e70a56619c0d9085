import type { Guide } from '../../../docs/guide/Guide.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { ReviewCard } from './index.ts';

export const guide: Guide = {
  purpose: 'The review of a customer: name, date, stars and text.',
  when: ['On a product page; among the customer’s own reviews, with their state as a note.'],
  whenNot: [
    { if: 'It shows the average of all customers', take: 'Rating' },
    { if: 'People write a review', take: 'TextArea' },
  ],
  pairs: [
    {
      do: (
        <ReviewCard
          author="Meera Kulkarni"
          rating={4}
          text="The pigeons have moved on. Fixing took an hour."
          when="3 days ago"
          note={<Badge tone="warning">Pending</Badge>}
        />
      ),
      dont: (
        <ReviewCard
          author="meera.k@parinda.example"
          rating={4}
          text="The pigeons have moved on…"
          when="2025-11-12T18:40:00+05:30"
        />
      ),
      why: 'A name, never an address; a relative time; the complete text, good or bad.',
    },
  ],
  anatomy: [
    { part: 'Initial', is: 'of the name, instead of a picture; hidden from screen readers.' },
    { part: 'Name and time', is: 'the author, and the time since the review.' },
    { part: 'Note', is: 'a state or a product’s title; optional.' },
    { part: 'Stars', is: 'a Rating.' },
    { part: 'Text', is: 'with its original paragraphs.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
