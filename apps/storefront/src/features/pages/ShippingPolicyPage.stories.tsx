import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { ShippingPolicyPage } from './ShippingPolicyPage.tsx';

const meta = {
  title: 'Pages/Shipping policy',
  tags: ['stable', '!autodocs'],
  component: ShippingPolicyPage,
  ...pageStories({ path: paths.shippingPolicy, isSignedIn: false }),
} satisfies Meta<typeof ShippingPolicyPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Shipping Policy') };
