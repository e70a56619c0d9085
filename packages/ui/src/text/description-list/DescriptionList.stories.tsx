import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Text/DescriptionList',
  tags: ['stable'],
  component: DescriptionList,
  args: {
    items: [
      { term: 'Generic name', description: 'Bird net' },
      { term: 'Net quantity', description: '1 net, 3 m × 3 m' },
      { term: 'Country of origin', description: 'India' },
      { term: 'Manufacturer', description: 'Kabutar Works\nPlot 14, Pune 411000' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { items: [{ term: 'Country of origin', description: 'India' }] },
};
export const WithLink: Story = {
  args: {
    items: [
      {
        term: 'E-mail',
        description: (
          <Link isStandalone href="mailto:help@parinda.example">
            help@parinda.example
          </Link>
        ),
      },
    ],
  },
};
export const NarrowWithLongText: Story = {
  args: {
    items: [
      {
        term: 'Packer',
        description: 'Extremelylongindustrialestatenamewithoutanyspaces Private Limited',
      },
      ...meta.args.items,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
