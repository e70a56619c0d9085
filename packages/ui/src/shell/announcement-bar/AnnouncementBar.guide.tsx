import type { Guide } from '../../../docs/guide/Guide.ts';
import { press } from '../../../docs/guide/keys.ts';
import { AnnouncementBar } from './index.ts';

const bar = {
  chatHref: 'https://example.com/chat',
  chatLabel: '+91 00000 00001',
  hours: 'Mon - Sat: 9 - 8',
  intervalMs: 4000,
};

export const guide: Guide = {
  purpose:
    'The line above the header: how to reach us, when we answer, and short messages, one after the other.',
  when: ['On every page, once. A message is good for weeks, and nobody must have read it.'],
  whenNot: [
    { if: 'It concerns this page or this shopper', take: 'Notice' },
    { if: 'It tells what a press has done', take: 'ToastRegion' },
    { if: 'It deserves a picture', take: 'BannerCarousel' },
  ],
  pairs: [
    {
      do: (
        <AnnouncementBar
          {...bar}
          messages={['Free shipping on orders above ₹999', 'Secure online payments available']}
        />
      ),
      dont: <AnnouncementBar {...bar} messages={['Your payment failed', 'Welcome!']} />,
      why: 'It changes by itself: what must be known has gone when one looks.',
    },
  ],
  anatomy: [
    { part: 'Chat', is: 'a link to a new tab; an icon alone on small windows.' },
    { part: 'Hours', is: 'when somebody answers; not on small windows.' },
    { part: 'Messages', is: 'one is seen, all can be read.' },
    { part: 'Pause', is: 'stops them; it is on from the start where less motion is asked for.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chat, then to Pause.' },
    { ...press, does: 'On Pause: stops the messages, or lets them go on.' },
  ],
  spoken: 'Default',
};
