import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow, tab } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { Text } from '../text/index.ts';
import { Link } from './index.ts';

export const guide: Guide = {
  purpose:
    'Goes to another page, in a sentence or alone. Everything that browsers do with links works: new tab, copied address, found by their list.',
  when: [
    'In a sentence: underlined, so that it is seen without colour.',
    'Alone, in a list or a row of links: isStandalone.',
    'inverse on dark bands, muted for what may be skipped.',
  ],
  whenNot: [
    { if: 'It does something here and goes nowhere', take: 'Button' },
    { if: 'It is the next step of the page (LinkButton)', take: 'Button' },
    { if: 'The whole of a card is the way to a page', take: 'CategoryCard' },
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
      why: 'Links are read in a list, without their sentence. “Click here” leads anywhere.',
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
      why: 'Among other words colour alone does not mark a link; many see none of it.',
    },
  ],
  anatomy: [
    { part: 'Words', is: 'where it leads, understood alone.' },
    { part: 'Underline', is: 'always in a sentence, under the pointer elsewhere.' },
    {
      part: 'Note',
      is: '“(opens in a new tab)”, heard only, where it does. Open tabs for other sites alone.',
    },
  ],
  keyboard: [
    tab,
    follow,
    { keys: 'Ctrl+Enter, Cmd+Enter', does: 'Opens it in a new tab, as browsers do.' },
  ],
  spoken: 'Default',
};
