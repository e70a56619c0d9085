import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { AccessibilityPage } from './AccessibilityPage.tsx';

const meta = {
  title: 'Pages/Accessibility',
  tags: ['stable', '!autodocs'],
  component: AccessibilityPage,
  ...pageStories({ path: paths.accessibility, isSignedIn: false }),
} satisfies Meta<typeof AccessibilityPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Accessibility') };
