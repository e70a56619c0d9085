import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from './index.ts';

const meta = {
  title: 'Shop/ShareButton',
  tags: ['draft'],
  component: ShareButton,
  args: { onPress: () => {} },
} satisfies Meta<typeof ShareButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
