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
    'A card with two faces of which one can be reached. The shop’s one use of it: sign up on the front, log in on the back.',
  when: [
    'Two forms exclude each other, are of like size, and people often begin with the wrong one.',
    'Once on a page: a turn is a strong movement.',
  ],
  whenNot: [
    { if: 'There are more than two faces, or people compare them', take: 'Tabs' },
    { if: 'The back only adds details', take: 'Accordion' },
    { if: 'It leads on to another task', take: 'Link' },
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
      why: 'Each face is a whole task with a name of its own. What is needed together must not hide one behind the other.',
    },
  ],
  anatomy: [
    { part: 'Front and back', is: 'each a region with a name; the hidden one is inert.' },
    { part: 'Turn', is: '300 ms; without it where less motion is asked for.' },
    { part: 'Height', is: 'that of the higher face, so that the page does not jump.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the face that is shown.' },
    {
      keys: 'Enter, Space',
      does: 'On its button: turns it. The focus goes to the other face’s heading.',
    },
  ],
  spoken: 'Default',
};
