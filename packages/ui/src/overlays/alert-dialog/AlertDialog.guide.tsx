import type { Guide } from '../../../docs/guide/Guide.ts';
import { press } from '../../../docs/guide/keys.ts';
import { Button } from '../../actions/button/index.ts';
import { Box, Inline, Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';

const question = (title: string, text: string, no: string, yes: string) => (
  <Box background="surface" border="subtle" radius="lg" padding="md">
    <Stack gap="sm">
      <Text weight="bold" size="lg">
        {title}
      </Text>
      <Text>{text}</Text>
      <Inline justify="end">
        <Button variant="secondary">{no}</Button>
        <Button variant="danger">{yes}</Button>
      </Inline>
    </Stack>
  </Box>
);

export const guide: Guide = {
  purpose:
    'A question that must be answered first. Focus starts on the safe answer, which Escape gives too.',
  when: ['The action cannot be undone: an address is deleted, typed text is lost.'],
  whenNot: [
    { if: 'It can be undone: do it, and offer Undo', take: 'ToastRegion' },
    { if: 'People fill in or read something', take: 'Dialog' },
    { if: 'It is not a question', take: 'Notice' },
  ],
  pairs: [
    {
      do: question(
        'Delete this address?',
        'Flat 12, Pune 411001 is removed from your account.',
        'Keep it',
        'Delete address',
      ),
      dont: question('Are you sure?', 'This cannot be undone.', 'Cancel', 'OK'),
      why: 'Title, consequence and both answers are clear without the page.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'the question.' },
    { part: 'Text', is: 'the consequence; screen readers read it with the title.' },
    { part: 'Cancel', is: 'the safe answer, which has the initial focus.' },
    { part: 'Confirm', is: 'red with tone danger; pending with isPending until it is done.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Move inside it; the page is inert.' },
    { keys: 'Escape', does: 'Gives the safe answer; focus returns.' },
    { ...press, does: 'Gives the focused answer.' },
  ],
  spoken: 'Default',
};
