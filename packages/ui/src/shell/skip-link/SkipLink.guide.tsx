import type { Guide } from '../../../docs/guide/Guide.ts';
import { Link } from '../../text/link/index.ts';
import { SkipLink } from './index.ts';

export const guide: Guide = {
  purpose: 'Lets keyboard users skip header and menu. Visible only while it has focus.',
  when: ['First in the body of every page, once.'],
  whenNot: [
    { if: 'It links to a part of a text', take: 'Link' },
    { if: 'It links to another page', take: 'Link' },
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
      why: 'A link that is always visible confuses people who do not need it; one that is never visible confuses keyboard users.',
    },
  ],
  anatomy: [
    { part: 'Link', is: '“Skip to main content”, over the top of the page.' },
    { part: 'Target', is: 'gets focus: it has tabIndex -1.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'At the top of the page: shows it.' },
    { keys: 'Enter', does: 'Moves to the main content; the URL stays.' },
  ],
  spoken: 'Default',
};
