import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { Box, Stack } from '../../layout/index.ts';
import { Heading } from '../../text/heading/index.ts';
import { Text } from '../../text/text/index.ts';
import { FlipCard } from './index.ts';

const meta = {
  title: 'Disclosure/FlipCard',
  tags: ['stable'],
  component: FlipCard,
  argTypes: { front: { control: false }, back: { control: false } },
  args: { isFlipped: false, front: null, back: null, frontLabel: 'Sign up', backLabel: 'Log in' },
  render: function Flipped(args) {
    const [isFlipped, setFlipped] = useState(args.isFlipped);
    const face = (title: string, action: string) => (
      <Box background="surface" border="subtle" radius="lg" padding="lg">
        <Stack>
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <TextField label="Email" type="email" />
          <Button variant="secondary" onPress={() => setFlipped(!isFlipped)}>
            {action}
          </Button>
        </Stack>
      </Box>
    );
    return (
      <div style={{ maxWidth: '25rem' }}>
        <FlipCard
          {...args}
          isFlipped={isFlipped}
          front={face('Create your account', 'I have an account')}
          back={face('Welcome back', 'I am new here')}
        />
      </div>
    );
  },
} satisfies Meta<typeof FlipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { frontLabel: 'New here', backLabel: 'Been here before' },
  parameters: { controls: { include: ['frontLabel', 'backLabel'] } },
};
export const Back: Story = { args: { isFlipped: true } };
/** The button turned the card: the heading of the other face has focus. */
export const JustTurned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have an account' }));
    const heading = await canvas.findByRole('heading', { name: 'Welcome back' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
/** The card is as high as its taller face. */
export const FacesOfDifferentHeight: Story = {
  render: (args) => (
    <div style={{ maxWidth: '15rem' }}>
      <FlipCard
        {...args}
        front={
          <Box background="surface" border="subtle" radius="lg" padding="md">
            <Heading level={2} size="lg">
              Venkatanarasimharajuvaripeta Krishnamurthy’s account
            </Heading>
            <Text>
              We have sent a code of six digits to the address that you gave. It is valid for ten
              minutes; look among the unwanted mail as well.
            </Text>
          </Box>
        }
        back={
          <Box background="surface" border="subtle" radius="lg" padding="md">
            Done.
          </Box>
        }
      />
    </div>
  ),
};
