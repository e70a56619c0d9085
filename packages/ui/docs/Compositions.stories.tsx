import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import * as compositions from './compositions/index.ts';

/** The compositions of the page Compositions. Hidden from the sidebar. */
const meta = {
  title: 'Guidelines/Composition examples',
  tags: ['!dev', '!autodocs', 'stable'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ContactForm: Story = {
  render: () => <compositions.ContactForm />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(/^Email/);
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Do you deliver to Mysuru?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your e-mail address.');
    await userEvent.type(email, 'asha@example.in');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByText(/^Thank you/)).toBeVisible();
  },
};

export const DeleteAddress: Story = {
  render: () => <compositions.DeleteAddress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await expect(await canvas.findByText('No addresses')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Address deleted')).toBeVisible());
  },
};

export const FilteredProducts: Story = {
  render: () => <compositions.FilteredProducts />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Monkey Spikes/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('0 products');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 products');
  },
};

const retry = () => {};
export const LoadedOrders: Story = {
  render: () => (
    <compositions.LoadedOrders orders={[{ id: 1042, title: 'Balcony Net' }]} onRetry={retry} />
  ),
};
export const LoadingOrders: Story = {
  render: () => <compositions.LoadedOrders onRetry={retry} />,
};
export const FailedOrders: Story = {
  render: () => <compositions.LoadedOrders hasFailed onRetry={retry} />,
};

export const CheckoutSummary: Story = { render: () => <compositions.CheckoutSummary /> };
