import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { Stack } from '../../layout/index.ts';
import { Link } from '../../text/link/index.ts';

const column = (...labels: string[]) => (
  <Stack gap="xs">
    {labels.map((label) => (
      <Link key={label} isStandalone href={`#${label}`}>
        {label}
      </Link>
    ))}
  </Stack>
);

export const guide: Guide = {
  purpose: 'The foot of every page: who we are, where to go, how to reach us.',
  when: ['Once, at the end of every page.'],
  whenNot: [
    { if: 'A link is needed for the task of the page', take: 'Link' },
    { if: 'It is the main navigation', take: 'CategoryBar' },
  ],
  pairs: [
    {
      do: column('Returns & Refunds', 'Privacy Policy', 'Help'),
      dont: column('Click here', 'More', 'Other pages', 'More'),
      why: 'People come here when they have found it nowhere else: with the words in their head.',
    },
  ],
  anatomy: [
    { part: 'About', is: 'a sentence or two, and the ways to follow us (new tabs).' },
    { part: 'Columns', is: 'each a navigation with its title; an empty one is left out.' },
    { part: 'Contact', is: 'address, mail, phones; the last two can be pressed.' },
    { part: 'Small print', is: 'copyright and owner.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link.' }, follow],
  spoken: 'Default',
};
