import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../app/storyDecorators.tsx';
import { shows } from '../app/storyParts.ts';
import { AboutPage } from './AboutPage.tsx';

const meta = {
  title: 'Pages/About',
  tags: ['stable', '!autodocs'],
  component: AboutPage,
  ...pageStories({ path: '/about', isSignedIn: false }),
} satisfies Meta<typeof AboutPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Why Choose Us ?') };
