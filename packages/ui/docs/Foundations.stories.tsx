import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourRoles, ContrastPairs, InverseBand } from './Colours.tsx';
import { IconSheet } from './IconSheet.tsx';
import { LogoSheet } from './LogoSheet.tsx';
import * as scales from './Scales.tsx';

/**
 * The drawings of the Foundations pages as stories, so that they are tested too. Hidden from the
 * sidebar.
 */
const meta = {
  title: 'Foundations/Sheets',
  tags: ['!dev', '!autodocs', 'stable'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = { render: () => <ColourRoles /> };
export const Contrast: Story = { render: () => <ContrastPairs /> };
export const OnInverse: Story = { render: () => <InverseBand /> };
export const Icons: Story = { render: () => <IconSheet /> };
export const LogoOnPapers: Story = { render: () => <LogoSheet /> };
export const Layers: Story = { render: () => <scales.Layers /> };
export const Scales: Story = {
  render: () => (
    <>
      <scales.Faces />
      <scales.TypeSizes />
      <scales.Weights />
      <scales.Spaces />
      <scales.ControlSizes />
      <scales.Radii />
      <scales.Shadows />
      <scales.Motions group="duration" />
      <scales.Motions group="easing" />
    </>
  ),
};
