import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { CancellationPolicyPage } from './CancellationPolicyPage.tsx';

const meta = {
  title: 'Pages/Cancellation policy',
  tags: ['stable', '!autodocs'],
  component: CancellationPolicyPage,
  ...pageStories({ path: paths.cancellationPolicy, isSignedIn: false }),
} satisfies Meta<typeof CancellationPolicyPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Cancellation and Refund Policy') };
