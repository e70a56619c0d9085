import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { shows } from '../../testing/storyParts.ts';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';

const meta = {
  title: 'Pages/Privacy policy',
  tags: ['stable', '!autodocs'],
  component: PrivacyPolicyPage,
  ...pageStories({ path: paths.privacyPolicy, isSignedIn: false }),
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;

export const Default: StoryObj<typeof meta> = { play: shows(/privacy policy/i) };
