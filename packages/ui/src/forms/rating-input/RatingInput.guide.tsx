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
  purpose: 'A rating of 1 to 5 stars by a customer. Five native radios that look like stars.',
  when: ['A review asks for a rating.'],
  whenNot: [
    { if: 'It only shows stars', take: 'Rating' },
    { if: 'The options are words', take: 'Radio' },
  ],
  pairs: [
    {
      do: stars('Your rating', 0),
      dont: stars('Your rating', 5),
      why: 'Nothing is selected initially: a default would distort the ratings.',
    },
  ],
  anatomy: [
    { part: 'Question', is: 'the label of the group.' },
    { part: 'Stars', is: 'filled up to the selected one, or to the one under the pointer.' },
    { part: 'Words', is: '“4 stars” beside them; each star has its own name.' },
    { part: 'Error', is: 'below them, if a rating is missing.' },
  ],
  keyboard: radios,
  spoken: 'Playground',
};
