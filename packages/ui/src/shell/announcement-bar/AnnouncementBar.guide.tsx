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
    'The line above the header: contact, opening hours, and short messages, one after the other.',
  when: ['Once on every page. A message is valid for weeks, and is not important.'],
  whenNot: [
    { if: 'It is about this page or this customer', take: 'Notice' },
    { if: 'It reports the result of an action', take: 'ToastRegion' },
    { if: 'It needs a picture', take: 'BannerCarousel' },
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
      why: 'It changes by itself: people may miss important messages.',
    },
  ],
  anatomy: [
    { part: 'Chat', is: 'a link to a new tab; only an icon in small windows.' },
    { part: 'Hours', is: 'opening hours; not in small windows.' },
    { part: 'Messages', is: 'one is visible, screen readers read all.' },
    { part: 'Pause', is: 'stops them; paused initially with reduced motion.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chat, then to Pause.' },
    { ...press, does: 'On Pause: stops the messages, or continues.' },
  ],
  spoken: 'Default',
};
