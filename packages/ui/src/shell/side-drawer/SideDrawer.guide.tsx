import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow, overlay } from '../../../docs/guide/keys.ts';
import { Stack } from '../../layout/index.ts';
import { Link } from '../../text/link/index.ts';
import { Text } from '../../text/text/index.ts';

const group = (title: string, ...labels: string[]) => (
  <Stack gap="xs">
    <Text weight="bold">{title}</Text>
    {labels.map((label) => (
      <Link key={label} isStandalone href={`#${label}`}>
        {label}
      </Link>
    ))}
  </Stack>
);

export const guide: Guide = {
  purpose: 'The menu of small windows: a greeting and groups of links. Following one closes it.',
  when: ['Behind Menu in the header. It has what the CategoryBar has, and what the account has.'],
  whenNot: [
    { if: 'There is room for a row of links', take: 'CategoryBar' },
    { if: 'Something else than links slides in', take: 'Drawer' },
  ],
  pairs: [
    {
      do: group('Quick Links', 'Bird Spikes', 'Cart', 'Order History'),
      dont: group('Menu', 'Products › Bird › Spikes', 'Submenu', 'Other'),
      why: 'One level, in groups of six or so: a menu in a menu is lost on a phone.',
    },
  ],
  anatomy: [
    { part: 'Greeting', is: 'the drawer’s title: “Hello, Asha”.' },
    { part: 'Close', is: 'at the greeting.' },
    { part: 'Groups', is: 'each a navigation with its title.' },
    { part: 'Mark', is: 'on the present page, told as the current page.' },
  ],
  keyboard: [...overlay, { ...follow, does: 'Follows the link and closes the drawer.' }],
  spoken: 'Default',
};
