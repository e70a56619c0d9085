import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { Button } from '../../actions/button/index.ts';
import { Box, Inline, Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';

const foot = (...labels: [string, string]) => (
  <Box background="surface" border="subtle" radius="lg" padding="md">
    <Stack gap="sm">
      <Text weight="bold" size="lg">
        Add a new address
      </Text>
      <Inline justify="end">
        <Button variant="secondary">{labels[0]}</Button>
        <Button>{labels[1]}</Button>
      </Inline>
    </Stack>
  </Box>
);

export const guide: Guide = {
  purpose:
    'A window over the page for a task that belongs to it: a short form, the terms, a product close up. Load it lazily: nothing on a first page needs its 26 kB.',
  when: [
    'A task of a minute, after which the shopper goes on where they were.',
    'md for a question or a short form, lg for text, full where it needs the window.',
  ],
  whenNot: [
    { if: 'It asks whether something shall be deleted', take: 'AlertDialog' },
    { if: 'It is a list of links, or filters on a phone', take: 'Drawer' },
    { if: 'It shows pictures', take: 'Lightbox' },
    { if: 'It tells what was done', take: 'ToastRegion' },
  ],
  pairs: [
    {
      do: foot('Cancel', 'Save address'),
      dont: foot('No', 'Yes'),
      why: 'The way on says what it does, and is the only primary button of the window.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'at the top, and the name that is heard.' },
    { part: 'Close', is: 'at the title; missing only while it must stay (isDismissable).' },
    { part: 'Body', is: 'scrolls; a tab stop only while there is something to scroll.' },
    { part: 'Footer', is: 'buttons that stay in sight.' },
    { part: 'Shade', is: 'over the page, which is inert; a press on it closes.' },
  ],
  keyboard: overlay,
  spoken: 'Form',
};
