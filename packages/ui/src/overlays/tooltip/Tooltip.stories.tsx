import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ShareIcon } from '../../foundations/icons/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  tags: ['beta'],
  args: {
    text: 'Copies the link of this page',
    children: <IconButton label="Share" icon={<ShareIcon />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem 6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { placement: 'end', children: <Button variant="secondary">Share</Button> },
};
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};
export const Below: Story = { ...Open, args: { placement: 'bottom' } };
export const LongText: Story = {
  ...Open,
  args: {
    text: 'Copies the link of this page, together with everything that is chosen in the filters beside the list',
  },
};
