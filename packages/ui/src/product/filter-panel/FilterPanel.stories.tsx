import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterPanel } from './index.ts';

const ignore = () => {};
const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const meta = {
  title: 'Product/FilterPanel',
  component: FilterPanel,
  tags: ['stable'],
  args: {
    ceiling: {
      label: 'Price up to',
      value: 50_000,
      maxValue: 50_000,
      onChange: ignore,
      formatOptions: { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
    },
    groups: [
      {
        label: 'Category',
        options: options('Bird Spikes', 'Bird Nets', 'Accessories'),
        value: ['Bird Nets'],
        onChange: ignore,
      },
      {
        label: 'Material',
        options: options('Plastic', 'Stainless Steel'),
        value: [],
        onChange: ignore,
      },
    ],
    onReset: ignore,
  },
  render: function Chosen(args) {
    const [max, setMax] = useState(args.ceiling?.value ?? 0);
    const [chosen, setChosen] = useState(args.groups.map((group) => group.value));
    return (
      <div style={{ maxInlineSize: '18rem' }}>
        <FilterPanel
          {...args}
          ceiling={args.ceiling && { ...args.ceiling, value: max, onChange: setMax }}
          groups={args.groups.map((group, index) => ({
            ...group,
            value: chosen[index] ?? [],
            onChange: (value) => setChosen(chosen.map((v, i) => (i === index ? value : v))),
          }))}
          onReset={() => {
            setMax(args.ceiling?.maxValue ?? 0);
            setChosen(args.groups.map(() => []));
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutCeiling: Story = { args: { ceiling: undefined } };
export const WithCounts: Story = {
  args: {
    groups: [
      {
        label: 'Category',
        options: options('Bird Spikes', 'Bird Nets').map((option, i) => ({
          ...option,
          count: 24 - i * 9,
        })),
        value: [],
        onChange: ignore,
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Where it is going to be fitted, and by whom',
        options: options(
          'On the parapet of a house by people who are used to ladders',
          'Glassbalconieswithoutanyplaceforhooks',
        ),
        value: [],
        onChange: ignore,
      },
    ],
  },
};
