import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { AddressCard, AddressChoice, AddressText } from './index.ts';

const home = {
  fullName: 'Meera Kulkarni',
  phone: '98000 00001',
  lines: ['Flat 12, Sunbird Apartments', 'Lane 4, Example Nagar', 'Pune, Maharashtra 411000'],
};
const work = {
  fullName: 'Kulkarni Cold Storage and Warehousing Private Limited',
  phone: '98000 00002',
  lines: [
    'Gala 7',
    'Extremelylongindustrialestatenamewithoutanyspaces',
    'Nashik, Maharashtra 422000',
  ],
};

const meta = {
  title: 'Order/AddressCard',
  tags: ['stable'],
  component: AddressCard,
  subcomponents: { AddressChoice, AddressText },
  args: home,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    actions: (
      <Button variant="danger" size="sm">
        Delete
      </Button>
    ),
  },
};
export const LongWords: Story = { args: work };
export const Choice: Story = {
  render: function Render() {
    const [value, setValue] = useState<string>();
    return (
      <AddressChoice
        label="Select a delivery address"
        options={[
          { id: '1', ...home },
          { id: '2', ...work },
        ]}
        value={value}
        onChange={setValue}
      />
    );
  },
};
export const Chosen: Story = {
  render: () => (
    <AddressChoice
      label="Select a delivery address"
      options={[
        { id: '1', ...home },
        { id: '2', ...work },
      ]}
      value="1"
      onChange={() => {}}
    />
  ),
};
