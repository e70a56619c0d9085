import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Box, Stack } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { FlipCard } from './index.ts';

const meta = {
  title: 'Controls/FlipCard',
  tags: ['stable'],
  component: FlipCard,
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
      <div style={{ maxWidth: 400 }}>
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

export const Front: Story = {};
export const Back: Story = { args: { isFlipped: true } };
