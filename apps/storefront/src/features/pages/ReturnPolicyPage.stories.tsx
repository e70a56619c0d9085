import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { ReturnPolicyPage } from './ReturnPolicyPage.tsx';

const meta = {
  title: 'Pages/Return policy',
  tags: ['stable', '!autodocs'],
  component: ReturnPolicyPage,
  ...pageStories({ path: paths.returnPolicy, isSignedIn: false }),
} satisfies Meta<typeof ReturnPolicyPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Returns and Refund Policy') };
