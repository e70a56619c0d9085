import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Invalid: Story = {
  args: { errorMessage: 'Please write a message', isRequired: true },
};
