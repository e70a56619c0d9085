import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { darkMore, lightMore } from '../src/theme/palette.ts';
import { Everything, loadGroups } from './Everything.tsx';

/** Every component on one canvas, to compare them. A name links to its page. */
const meta = {
  title: 'Foundations/Everything',
  // Each component has pictures of its own.
  tags: ['stable', '!autodocs', 'no-snapshot'],
  parameters: {
    controls: { disable: true },
    // Rules for whole pages do not apply to many components beside each other: see
    // test-runner/axe.ts.
    a11y: {
      options: {
        rules: { 'heading-order': { enabled: false }, 'landmark-unique': { enabled: false } },
      },
    },
  },
  loaders: [async () => ({ groups: await loadGroups() })],
  render: (_args, { loaded }) => <Everything loaded={loaded.groups} />,
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
export const Dark: Story = { globals: { theme: 'dark' } };

const linkColour = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--pa-color-fg-link');

/** `prefers-contrast: more`. */
export const MoreContrast: Story = {
  globals: { theme: 'light', colours: 'more' },
  play: async () => expect(linkColour()).toBe(lightMore.fg.link),
};
export const MoreContrastDark: Story = {
  globals: { theme: 'dark', colours: 'more' },
  play: async () => expect(linkColour()).toBe(darkMore.fg.link),
};
