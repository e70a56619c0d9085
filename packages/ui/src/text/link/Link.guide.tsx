import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow, tab } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { Text } from '../text/index.ts';
import { Link } from './index.ts';

export const guide: Guide = {
  purpose:
    'Goes to another page, in a sentence or alone. All browser features of links work: new tab, copied address, list of links.',
  when: [
    'In a sentence: underlined, so that it is visible without colour.',
    'Alone, in a list or a row of links: isStandalone.',
    'inverse on dark backgrounds, muted for less important links.',
  ],
  whenNot: [
    { if: 'It starts an action on this page', take: 'Button' },
    { if: 'It is the next step of the page (LinkButton)', take: 'Button' },
    { if: 'The whole card is a link', take: 'CategoryCard' },
  ],
  pairs: [
    {
      do: (
        <Text>
          <Link href="/products/nets">Compare our nets</Link> before you measure.
        </Text>
      ),
      dont: (
        <Text>
          To compare our nets, <Link href="/products/nets">click here</Link>.
        </Text>
      ),
      why: 'Screen readers list links without their sentence. “Click here” has no meaning there.',
    },
    {
      do: (
        <Text>
          See <Link href="/returns">how returns work</Link>.
        </Text>
      ),
      dont: (
        <Inline gap="xxs">
          <Text>See</Text>
          <Link href="/returns" isStandalone>
            how returns work
          </Link>
        </Inline>
      ),
      why: 'Colour alone does not mark a link in a sentence; many people cannot see it.',
    },
  ],
  anatomy: [
    { part: 'Words', is: 'names the target, clear without context.' },
    { part: 'Underline', is: 'always in a sentence, on hover elsewhere.' },
    {
      part: 'Note',
      is: '“(opens in a new tab)”, for screen readers. Open new tabs only for other sites.',
    },
  ],
  keyboard: [tab, follow, { keys: 'Ctrl+Enter, Cmd+Enter', does: 'Opens it in a new tab.' }],
  spoken: 'Default',
};
