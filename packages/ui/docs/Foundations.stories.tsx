import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourRoles, ContrastPairs, InverseBand } from './Colours.tsx';
import { IconSheet } from './IconSheet.tsx';
import { LogoSheet } from './LogoSheet.tsx';
import * as scales from './Scales.tsx';

/**
 * What the pages of Foundations draw, so that it is tested as components are. Hidden from the
 * sidebar, where the pages stand.
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
