import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { says } from '../../testing/storyParts.ts';
import { LoaderPage } from './LoaderPage.tsx';

const meta = {
  title: 'Pages/Loader',
  tags: ['stable', '!autodocs'],
  component: LoaderPage,
  ...pageStories({ path: paths.loader, isSignedIn: false }),
} satisfies Meta<typeof LoaderPage>;

export default meta;

// Spec: decisions Routes
export const Default: StoryObj<typeof meta> = { play: says('Loading...') };
