import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { ManagePaymentMethodsPage } from './ManagePaymentMethodsPage.tsx';

const meta = {
  title: 'Pages/Manage payment methods',
  tags: ['stable', '!autodocs'],
  component: ManagePaymentMethodsPage,
  ...pageStories({ path: paths.managePaymentMethods }),
} satisfies Meta<typeof ManagePaymentMethodsPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Manage Payment Methods') };
