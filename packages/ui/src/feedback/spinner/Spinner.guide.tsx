import type { Guide } from '../../../docs/guide/Guide.ts';
import { Button } from '../../actions/button/index.ts';
import { Inline } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { Spinner } from './index.ts';

export const guide: Guide = {
  purpose:
    'Something is on its way and there is nothing to show yet. PageLoader stands for a whole page, OverlayLoader lies over one that stays visible.',
  when: [
    'Spinner: beside the words of what is waited for, or with a label alone.',
    'PageLoader: a page’s own code or data are not here yet.',
    'OverlayLoader: the next page or a payment takes its time; isPassing while this one can be used.',
  ],
  whenNot: [
    { if: 'The shape of what comes is known', take: 'Skeleton' },
    { if: 'A press is being carried out (isPending)', take: 'Button' },
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
      why: 'Say what is waited for, once. A label beside such words would be heard a second time.',
    },
    {
      do: <Button isPending>Place order</Button>,
      dont: (
        <Inline>
          <Button isDisabled>Place order</Button>
          <Spinner label="Placing your order" />
        </Inline>
      ),
      why: 'A pending button keeps focus and place, and says itself that it waits.',
    },
  ],
  anatomy: [
    { part: 'Ring', is: 'turns once in 900 ms; stands still where less motion is asked for.' },
    { part: 'Label', is: 'heard; under the ring it is seen as well.' },
  ],
  keyboard: [],
  spoken: 'WholePage',
};
