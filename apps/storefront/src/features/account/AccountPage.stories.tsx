import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { answering, errorResponse, longWord, shows } from '../../testing/storyParts.ts';
import { AccountPage } from './AccountPage.tsx';

const meta = {
  title: 'Pages/Account',
  tags: ['stable', '!autodocs'],
  component: AccountPage,
  ...pageStories({ path: paths.account }),
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { play: shows('Welcome Back, Asha Rao') };
export const LongTexts: Story = {
  parameters: answering({ 'profile/': { ...fixtures.user, name: longWord } }),
  play: shows(`Welcome Back, ${longWord}`),
};
/** Only the customer's name is missing. */
export const ServerFails: Story = {
  parameters: answering({ 'profile/': errorResponse(500) }),
  play: shows('Welcome Back, User'),
};
