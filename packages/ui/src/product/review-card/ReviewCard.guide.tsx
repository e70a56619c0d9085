import type { Guide } from '../../../docs/guide/Guide.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { ReviewCard } from './index.ts';

export const guide: Guide = {
  purpose: 'What one customer wrote of a product: who, when, how many stars, which words.',
  when: ['Under a product; among one’s own reviews, with their state as a note.'],
  whenNot: [
    { if: 'The mark of all customers is shown', take: 'Rating' },
    { if: 'A review is written', take: 'TextArea' },
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
      why: 'A name, never an address; a time as people say it; the text whole, good or bad.',
    },
  ],
  anatomy: [
    { part: 'Initial', is: 'of the name, in place of a picture; silent.' },
    { part: 'Name and time', is: 'who, and how long ago.' },
    { part: 'Note', is: 'a state or a product’s title; may be missing.' },
    { part: 'Stars', is: 'a Rating.' },
    { part: 'Text', is: 'with the paragraphs it was written in.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
