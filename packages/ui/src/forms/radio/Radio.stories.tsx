import type { Meta, StoryObj } from '@storybook/react-vite';
import { interaction } from '../../../docs/interaction.tsx';
import { Radio, RadioGroup } from './index.ts';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  subcomponents: { RadioGroup },
  tags: ['stable'],
  args: { value: 'courier', children: 'By courier' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <RadioGroup label="Delivery" defaultValue="courier">
      <Radio {...args} />
    </RadioGroup>
  ),
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const Playground: Story = {
  args: { value: 'pickup', children: 'Picked up in Chennai' },
  parameters: { controls: { include: ['children', 'isDisabled'] } },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { children: 'Together with the other order, so that nobody has to be at home twice' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Group: Story = {
  render: () => (
    <RadioGroup label="Delivery" defaultValue="courier">
      <Radio value="courier">By courier, within a week</Radio>
      <Radio value="pickup">Picked up in Chennai</Radio>
      <Radio value="drone" isDisabled>
        By drone, not before next year
      </Radio>
    </RadioGroup>
  ),
};
