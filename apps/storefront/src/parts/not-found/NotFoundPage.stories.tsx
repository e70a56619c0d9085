import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/Not found',
  tags: ['stable', '!autodocs'],
  component: NotFoundPage,
  ...pageStories({ path: '/scarecrow', isSignedIn: false }),
} satisfies Meta<typeof NotFoundPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Page not found') };
