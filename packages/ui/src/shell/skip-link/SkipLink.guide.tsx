import type { Guide } from '../../../docs/guide/Guide.ts';
import { Link } from '../../text/link/index.ts';
import { SkipLink } from './index.ts';

export const guide: Guide = {
  purpose:
    'Takes whoever uses a keyboard past header and menu to the page itself. Seen only while it has the focus.',
  when: ['First in the body of every page, once.'],
  whenNot: [
    { if: 'It leads to a part of a text', take: 'Link' },
    { if: 'It leads to another page', take: 'Link' },
  ],
  pairs: [
    {
      do: (
        <>
          <SkipLink href="#guide-target" />
          <p id="guide-target" tabIndex={-1}>
            Press Tab from above: the link shows at the top of the window.
          </p>
        </>
      ),
      dont: <Link href="#guide-target">Skip</Link>,
      why: 'Always in sight it puzzles those who need it not; never in sight, those who do.',
    },
  ],
  anatomy: [
    { part: 'Link', is: '“Skip to main content”, over the page’s upper edge.' },
    { part: 'Target', is: 'takes the focus: it has tabIndex -1.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the top of the page: shows it.' },
    { keys: 'Enter', does: 'Goes to the main content; the address stays as it is.' },
  ],
  spoken: 'Default',
};
