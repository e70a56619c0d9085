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
    'A modal window for a task that belongs to the page: a short form, the terms, a product. Load it lazily: it is 26 kB.',
  when: [
    'A task of a minute, after which customers continue on the page.',
    'md for a question or a short form, lg for text, full if it needs the window.',
  ],
  whenNot: [
    { if: 'It asks whether to delete something', take: 'AlertDialog' },
    { if: 'It is a list of links, or filters on a phone', take: 'Drawer' },
    { if: 'It shows images', take: 'Lightbox' },
    { if: 'It reports the result of an action', take: 'ToastRegion' },
  ],
  pairs: [
    {
      do: foot('Cancel', 'Save address'),
      dont: foot('No', 'Yes'),
      why: 'The primary button names its action, and is the only one.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'at the top, and the accessible name.' },
    { part: 'Close', is: 'beside the title, unless the dialog must stay open (isDismissable).' },
    { part: 'Body', is: 'scrolls; a tab stop only if plain text scrolls.' },
    { part: 'Footer', is: 'buttons that stay visible.' },
    { part: 'Shade', is: 'covers the page, which is inert; a click on it closes the dialog.' },
  ],
  keyboard: overlay,
  spoken: 'Form',
};
