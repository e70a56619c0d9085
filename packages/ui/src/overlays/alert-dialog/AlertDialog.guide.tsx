import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay, press } from '../../../docs/guide/keys.ts';
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
    'A question that must be answered before anything else. The focus starts on the harmless answer, and Escape gives it too.',
  when: ['What follows cannot be undone: an address is deleted, what was written is lost.'],
  whenNot: [
    { if: 'It can be undone: do it, and offer Undo', take: 'ToastRegion' },
    { if: 'Something is filled in or read', take: 'Dialog' },
    { if: 'Nothing is asked', take: 'Notice' },
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
      why: 'Title, consequence and both answers are understood without having read the page beneath.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'the question.' },
    { part: 'Text', is: 'what follows from yes; heard together with the title.' },
    { part: 'Cancel', is: 'the harmless answer, which has the focus.' },
    { part: 'Confirm', is: 'red with tone danger; waits with isPending until it is done.' },
  ],
  keyboard: [
    ...overlay.map((row) =>
      row.keys === 'Escape'
        ? { keys: 'Escape', does: 'Gives the harmless answer; the focus goes back.' }
        : row,
    ),
    { ...press, does: 'Gives the answer that has the focus.' },
  ],
  spoken: 'Default',
};
