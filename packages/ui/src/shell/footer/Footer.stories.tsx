import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './index.ts';

const meta = {
  title: 'Shell/Footer',
  tags: ['stable'],
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    about:
      'Makers of humane bird and monkey deterrents since 2010: spikes, nets and fittings for homes, offices, factories, temples and farms.',
    social: ['Facebook', 'Twitter', 'Google', 'Instagram', 'LinkedIn'].map((name) => ({
      name,
      href: `https://example.com/${name}`,
    })),
    columns: [
      {
        title: 'Products',
        links: [
          { label: 'Bird Spikes', href: '#spikes' },
          { label: 'Bird Nets', href: '#nets' },
          { label: 'Accessories', href: '#accessories' },
        ],
        more: { label: 'More Products →', href: '#products' },
      },
      {
        title: 'Useful links',
        links: ['Products', 'Blogs', 'Privacy Policy', 'Returns & Refunds', 'Help'].map(
          (label) => ({
            label,
            href: `#${label}`,
          }),
        ),
      },
    ],
    address: ['14 Kabutar Lane', 'Sector 9, Example Nagar', 'Pune 411000, Maharashtra'],
    email: 'help@parinda.example',
    phones: ['+91 00000 00001', '+91 00000 00002'],
    copyright: '© 2025 Parinda',
    owner: 'Owned by a small enterprise registered in India.',
    legal: [
      'Kabutar Works, 14 Kabutar Lane, Pune 411000, Maharashtra',
      'Grievance Officer: Meera Example, +91 00000 00020, grievance@parinda.example',
    ],
    siteLinks: [
      { label: 'Shipping Policy', href: '#shipping' },
      { label: 'Accessibility', href: '#accessibility' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { phones: ['+91 00000 00001'] },
  parameters: {
    controls: { include: ['about', 'email', 'phones', 'address', 'copyright', 'owner'] },
  },
};
export const WithoutCategories: Story = {
  args: { columns: [{ title: 'Products', links: [] }, ...meta.args.columns.slice(1)] },
};
export const LongText: Story = {
  args: {
    about: `${meta.args.about} `.repeat(3),
    columns: [
      {
        title: 'Products for parapets, signboards and solar panels',
        links: [
          { label: 'Polycarbonatebirdspikesforlongparapetsandsignboards', href: '#spikes' },
          { label: 'Nets for the plumbing shafts of housing societies', href: '#nets' },
        ],
        more: { label: 'More Products →', href: '#products' },
      },
      ...meta.args.columns.slice(1),
    ],
    address: ['Gala 7', 'Extremelylongindustrialestatenamewithoutanyspaces', 'Nashik 422000'],
    email: 'everybody.who.keeps.pigeons.away@parinda.example',
  },
};
