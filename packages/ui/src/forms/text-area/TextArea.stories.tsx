import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/index.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Forms/TextArea',
  tags: ['stable'],
  component: TextArea,
  args: { label: 'Message', placeholder: 'What keeps you awake at five?' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { rows: 2, description: 'Up to 500 letters', defaultValue: 'The pigeons are back.' },
  parameters: {
    controls: {
      include: [
        'label',
        'placeholder',
        'description',
        'errorMessage',
        'rows',
        'isRequired',
        'isDisabled',
        'isReadOnly',
      ],
    },
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Please write a message', isRequired: true },
};
export const DisabledAndReadOnly: Story = {
  render: () => (
    <Stack>
      <TextArea label="Message" isDisabled rows={2} defaultValue="The pigeons are back." />
      <TextArea label="Our answer" isReadOnly rows={2} defaultValue="We are on our way." />
    </Stack>
  ),
};
export const NarrowWithLongText: Story = {
  args: {
    label: 'What happened, when, and what have you tried so far?',
    defaultValue: `Pigeonspigeonspigeonspigeonspigeons ${'on every ledge of my house, '.repeat(12)}`,
    description: 'Whoever reads it has not seen your balcony: tell us how wide and how high it is.',
    errorMessage: 'This is longer than 500 letters: please shorten it.',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(13rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
