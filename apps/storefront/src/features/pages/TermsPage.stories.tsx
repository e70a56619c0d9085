import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { TermsPage } from './TermsPage.tsx';

const meta = {
  title: 'Pages/Terms',
  tags: ['stable', '!autodocs'],
  component: TermsPage,
  ...pageStories({ path: paths.terms, isSignedIn: false }),
} satisfies Meta<typeof TermsPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows(/^terms/i) };
