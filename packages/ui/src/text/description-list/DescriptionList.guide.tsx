import type { Guide } from '../../../docs/guide/Guide.ts';
import { DescriptionList } from './index.ts';

export const guide: Guide = {
  purpose: 'Facts with names: the declarations of a product, the seller of a shop.',
  when: ['Facts that people look up by name.'],
  whenNot: [
    { if: 'It is a list of amounts with a total', take: 'SummaryPanel' },
    { if: 'It is a list of links with a title', take: 'Footer' },
    { if: 'It is one sentence', take: 'Text' },
  ],
  pairs: [
    {
      do: <DescriptionList items={[{ term: 'Country of origin', description: 'India' }]} />,
      dont: <DescriptionList items={[{ term: 'Other', description: 'Made in India' }]} />,
      why: 'People scan the terms. A term that names the fact is found at once.',
    },
  ],
  anatomy: [
    { part: 'Term', is: 'the name of the fact, in one to three words.' },
    { part: 'Description', is: 'the fact; lines of an address stay lines.' },
  ],
  keyboard: [],
  spoken: 'Default',
};
