import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { Inline } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { Spinner } from './index.ts';

export const guide: Guide = {
  purpose:
    'Shows that something is loading. PageLoader replaces a whole page, OverlayLoader covers a page that stays visible.',
  when: [
    'Spinner: beside a text, or alone with a label.',
    'PageLoader: the code or data of a page is loading.',
    'OverlayLoader: the next page or a payment takes a while; isPassing if the current page can be used.',
  ],
  whenNot: [
    { if: 'The shape of the content is known', take: 'Skeleton' },
    { if: 'An action is pending (isPending)', take: 'Button' },
    { if: 'It could not be loaded', take: 'Notice' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Spinner size="sm" />
          <Text>Looking for couriers that go to 411001</Text>
        </Inline>
      ),
      dont: (
        <Inline>
          <Spinner size="sm" label="Loading" />
          <Text>Please wait</Text>
        </Inline>
      ),
      why: 'Say once what is loading. Screen readers would read a label beside this text again.',
    },
    {
      do: <Button isPending>Place order</Button>,
      dont: (
        <Inline>
          <Button isDisabled>Place order</Button>
          <Spinner label="Placing your order" />
        </Inline>
      ),
      why: 'A pending button keeps focus and position, and says that it is pending.',
    },
  ],
  anatomy: [
    { part: 'Ring', is: 'one turn in 900 ms; none with reduced motion.' },
    { part: 'Label', is: 'for screen readers; also visible below the ring.' },
  ],
  keyboard: [],
  spoken: 'WholePage',
};
