import type { Guide } from '../../../docs/guide/Guide.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Button } from '../../actions/button/index.ts';
import { Box, Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { FlipCard } from './index.ts';

const face = (text: string, action: string, turn: () => void) => (
  <Box background="surface" border="subtle" radius="lg" padding="md">
    <Stack>
      <Text weight="medium">{text}</Text>
      <Button variant="secondary" onPress={turn}>
        {action}
      </Button>
    </Stack>
  </Box>
);

export const guide: Guide = {
  purpose:
    'A card with two faces, one of which is visible. In the shop: sign up on the front, log in on the back.',
  when: [
    'Two forms of similar size exclude each other, and people often start with the wrong one.',
    'Once on a page: a turn is a strong movement.',
  ],
  whenNot: [
    { if: 'There are more than two faces, or people compare them', take: 'Tabs' },
    { if: 'The back only adds details', take: 'Accordion' },
    { if: 'It links to another task', take: 'Link' },
  ],
  pairs: [
    {
      do: (
        <Live initial={false}>
          {(isFlipped, setFlipped) => (
            <FlipCard
              isFlipped={isFlipped}
              frontLabel="Sign up"
              backLabel="Log in"
              front={face('Create your account', 'I have an account', () => setFlipped(true))}
              back={face('Welcome back', 'I am new here', () => setFlipped(false))}
            />
          )}
        </Live>
      ),
      dont: (
        <FlipCard
          isFlipped={false}
          frontLabel="Front"
          backLabel="Back"
          front={face('Steel Bird Spikes, 3 m', 'See the price', () => {})}
          back={face('Rs.899/-', 'Back', () => {})}
        />
      ),
      why: 'Each face is a complete task with its own name. Things that are needed together must both be visible.',
    },
  ],
  anatomy: [
    { part: 'Front and back', is: 'regions with names; the hidden one is inert.' },
    { part: 'Turn', is: '300 ms; none with reduced motion.' },
    { part: 'Height', is: 'that of the taller face, so that the page does not move.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the visible face.' },
    {
      keys: 'Enter, Space',
      does: 'On its button: turns the card. Focus moves to the heading of the other face.',
    },
  ],
  spoken: 'Default',
};
