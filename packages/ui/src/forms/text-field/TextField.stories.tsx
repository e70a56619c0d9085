import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
import { Stack } from '../../layout/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Forms/TextField',
  tags: ['stable'],
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;

export const Playground: Story = {
  args: { isRequired: true, placeholder: 'Asha Rao', description: 'As on your bills' },
  parameters: {
    controls: {
      include: [
        'label',
        'type',
        'placeholder',
        'description',
        'errorMessage',
        'isRequired',
        'isDisabled',
        'isReadOnly',
      ],
    },
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <TextField label="Email" type="email" isRequired placeholder="asha@example.in" />
      <TextField label="Phone" type="tel" description="Ten digits, for the courier only" />
      <TextField label="Contact number" type="tel" errorMessage="At least ten digits" />
      <TextField label="Rating (1 to 5)" type="number" min={1} max={5} defaultValue="5" />
      <TextField label="City" isDisabled defaultValue="Pune" />
      <TextField label="State" isReadOnly defaultValue="Maharashtra" />
    </Stack>
  ),
};

export const LongTexts: Story = {
  args: {
    label: 'House number, building, street and the nearest place that a courier would know',
    defaultValue: 'B-1204, Shree Siddhivinayak Residency Phase II, behind the old water tank',
    errorMessage:
      'This address is longer than the courier can print: please shorten it to one hundred letters.',
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.click(field);
    await userEvent.keyboard('Asha');
    await expect(field).toHaveValue('Asha');
  },
};

export const Narrow: Story = {
  args: {
    label: 'Pincode',
    errorMessage: 'Sixdigitswithoutblanksorhyphens, please',
    isRequired: true,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(8rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
