import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Forms/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    defaultValue: 'monsoon ledge kite 7',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show Password' }));
  },
};

export const Wrong: Story = { args: { errorMessage: 'Please choose a longer one' } };
