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
  purpose: 'The footer of every page: about, links, contact.',
  when: ['Once, at the end of every page.'],
  whenNot: [
    { if: 'The task of the page needs the link', take: 'Link' },
    { if: 'It is the main navigation', take: 'CategoryBar' },
  ],
  pairs: [
    {
      do: column('Returns & Refunds', 'Privacy Policy', 'Help'),
      dont: column('Click here', 'More', 'Other pages', 'More'),
      why: 'People come here when they found something nowhere else, and look for its usual name.',
    },
  ],
  anatomy: [
    { part: 'About', is: 'one or two sentences, and links to social networks (new tabs).' },
    { part: 'Columns', is: 'navigations with a title; empty ones are hidden.' },
    { part: 'Contact', is: 'address, mail and phones as links.' },
    {
      part: 'Small print',
      is: 'copyright, owner, links about the site and facts that the law asks for.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from link to link.' }, follow],
  spoken: 'Default',
};
