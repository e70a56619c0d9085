import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longWord,
  never,
  says,
  shows,
} from '../../testing/storyParts.ts';
import { ManageAccountPage } from './ManageAccountPage.tsx';

const meta = {
  title: 'Pages/Manage account',
  tags: ['stable', '!autodocs'],
  component: ManageAccountPage,
  ...pageStories({ path: paths.manageAccount }),
} satisfies Meta<typeof ManageAccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answering({ 'profile/': never }),
  play: says('Loading your details'),
};
export const Details: Story = {
  tags: ['sheet'],
  play: says('asha@example.com'),
};
export const LongTexts: Story = {
  parameters: answering({
    'profile/': {
      ...fixtures.user,
      name: longWord,
      email: `${longWord}@example.com`,
      contact: null,
    },
  }),
  play: says(longWord),
};
export const ServerFails: Story = {
  parameters: answering({ 'profile/': errorResponse(500) }),
  play: shows('Your details could not be loaded'),
};
