import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoCarousel } from './index.ts';

const colours = ['#0b6169', '#8a5a00', '#2b5c9e', '#1e7145', '#7b4a8a', '#b3261e'];
const logos = ['Neem', 'Sagar', 'Deepak', 'Vanraj', 'Metro', 'Shanti'].map((name, index) => ({
  name,
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120"><rect width="360" height="120" fill="#fff"/><circle cx="80" cy="60" r="30" fill="${colours[index]}"/><text x="130" y="74" font-family="sans-serif" font-size="42" fill="#15262a">${name}</text></svg>`,
  )}`,
}));

const meta = {
  title: 'Content/LogoCarousel',
  component: LogoCarousel,
  tags: ['stable'],
  args: { label: 'Our Clients', logos },
} satisfies Meta<typeof LogoCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { autoplayMs: 4000 } };
export const Few: Story = { args: { logos: logos.slice(0, 2) } };
export const Narrow: Story = { args: { perView: { 0: 1 } } };
