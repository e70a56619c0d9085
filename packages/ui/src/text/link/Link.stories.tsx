import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
import { Box, Inline, Stack } from '../../layout/index.ts';
import { Text } from '../text/index.ts';
import { Link, LinkProvider, PlainLink } from './index.ts';

const meta = {
  title: 'Text/Link',
  tags: ['stable'],
  component: Link,
  subcomponents: { LinkProvider, PlainLink },
  argTypes: { children: { control: 'text' } },
  args: { href: '/products', children: 'See all products' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;

export const Playground: Story = {
  args: { tone: 'muted', isStandalone: true },
  parameters: { controls: { include: ['children', 'href', 'tone', 'isStandalone'] } },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveFocus();
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Not sure what fits your ledge? <Link {...args}>Compare our nets and spikes</Link>, or write to
      us.
    </Text>
  ),
};

export const Standalone: Story = {
  render: () => (
    <Stack>
      <Inline gap="lg" as="nav">
        <Link isStandalone href="/about" aria-current="page">
          About
        </Link>
        <Link isStandalone tone="muted" href="/contact">
          Contact
        </Link>
      </Inline>
      <Box background="inverse" padding="md" radius="md">
        <Link isStandalone tone="inverse" href="/faqs">
          Questions and answers
        </Link>
      </Box>
    </Stack>
  ),
};

export const NarrowWithLongText: Story = {
  render: () => (
    <Stack>
      <Text>
        How to fit them is shown at{' '}
        <Link href="https://parinda.example/spikes">
          parinda.example/how-to-fit-spikes-on-parapets
        </Link>
        .
      </Text>
      <Link isStandalone href="/products">
        Polycarbonatebirdspikesforlongparapets and everything else
      </Link>
    </Stack>
  ),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(11rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
