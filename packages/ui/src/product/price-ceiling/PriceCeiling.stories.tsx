import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { PriceCeiling } from './index.ts';

const meta = {
  title: 'Product/PriceCeiling',
  tags: ['stable'],
  component: PriceCeiling,
  args: {
    label: 'Price up to',
    value: 12_500,
    maxValue: 50_000,
    onChange: () => {},
    onChangeEnd: () => {},
    formatOptions: { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
  },
  render: function Dragged(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: '20rem' }}>
        <PriceCeiling {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof PriceCeiling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'Nothing dearer than', maxValue: 20_000, step: 500 },
  parameters: { controls: { include: ['label', 'value', 'maxValue', 'step'] } },
};
export const Lowest: Story = { args: { value: 0 } };
export const Highest: Story = { args: { value: 50_000 } };
/** The narrowest filter column, with the largest amount. */
export const NarrowWithLongText: Story = {
  args: {
    label: 'What you want to spend on the whole parapet',
    value: 9_99_999,
    maxValue: 10_00_000,
  },
  decorators: [
    (Story) => (
      <I18nProvider locale="en-IN">
        <div style={{ inlineSize: 'min(13rem, 100%)' }}>
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
};
