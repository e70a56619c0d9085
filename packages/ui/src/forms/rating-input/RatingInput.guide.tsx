import type { Guide } from '../../../docs/guide/Guide.ts';
import { radios } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { RatingInput } from './index.ts';

const stars = (label: string, initial: number) => (
  <Live initial={initial}>
    {(value, setValue) => <RatingInput label={label} value={value} onChange={setValue} />}
  </Live>
);

export const guide: Guide = {
  purpose:
    'A mark from 1 to 5 stars, given by a customer. Five native radios that look like stars.',
  when: ['A review asks how good a product is.'],
  whenNot: [
    { if: 'Stars are shown and not given', take: 'Rating' },
    { if: 'The answers are words', take: 'Radio' },
  ],
  pairs: [
    {
      do: stars('Your rating', 0),
      dont: stars('Your rating', 5),
      why: 'Nothing is chosen in advance: a mark that nobody gave is worth nothing.',
    },
  ],
  anatomy: [
    { part: 'Question', is: 'the label of the group.' },
    { part: 'Stars', is: 'filled up to the chosen one, or to the one under the pointer.' },
    { part: 'Words', is: '“4 stars” beside them; each star says its own.' },
    { part: 'Error', is: 'under them, where a mark is missing.' },
  ],
  keyboard: radios,
  spoken: 'Playground',
};
