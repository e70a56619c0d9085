import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { FaqsPage } from './FaqsPage.tsx';

const meta = {
  title: 'Pages/FAQs',
  tags: ['stable', '!autodocs'],
  component: FaqsPage,
  ...pageStories({ path: paths.faqs, isSignedIn: false }),
} satisfies Meta<typeof FaqsPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows('Frequently Asked Questions') };
