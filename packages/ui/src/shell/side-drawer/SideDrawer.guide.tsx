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
  purpose:
    'The menu of small windows: a greeting and groups of links. It closes when a link is followed.',
  when: ['Behind Menu in the header. It has the links of CategoryBar and of the account.'],
  whenNot: [
    { if: 'There is space for a row of links', take: 'CategoryBar' },
    { if: 'It contains more than links', take: 'Drawer' },
  ],
  pairs: [
    {
      do: group('Quick Links', 'Bird Spikes', 'Cart', 'Order History'),
      dont: group('Menu', 'Products › Bird › Spikes', 'Submenu', 'Other'),
      why: 'One level, in groups of about six: nested menus are confusing on a phone.',
    },
  ],
  anatomy: [
    { part: 'Greeting', is: 'the title of the drawer: “Hello, Asha”.' },
    { part: 'Close', is: 'beside the greeting.' },
    {
      part: 'Groups',
      is: 'navigations with a title; lines divide long ones into lists of about six.',
    },
    { part: 'Icons', is: 'before the links of the account.' },
    { part: 'Mark', is: 'on the current page, which is announced as the current page.' },
  ],
  keyboard: [...overlay, { ...follow, does: 'Follows the link and closes the drawer.' }],
  spoken: 'Default',
};
