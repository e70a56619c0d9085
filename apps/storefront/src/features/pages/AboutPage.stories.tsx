import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { AboutPage } from './AboutPage.tsx';

const meta = {
  title: 'Pages/About',
  tags: ['stable', '!autodocs'],
  component: AboutPage,
  ...pageStories({ path: paths.about, isSignedIn: false }),
} satisfies Meta<typeof AboutPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Why Choose Us ?') };
