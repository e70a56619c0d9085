import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longWord,
  never,
  pressing,
  says,
  shows,
  typing,
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
const operations = ['updateProfile', 'changePassword', 'logout'];
const changeable = answering({ 'capabilities/': { operations } });
export const Changeable: Story = {
  parameters: changeable,
  play: shows('Change password', 'button'),
};
export const DetailsSaved: Story = {
  parameters: changeable,
  play: async (reader) => {
    await shows('Save', 'button')();
    await typing(reader, { 'Full Name': ' Iyer' });
    await pressing(['Save'], says('Your details are saved.'))(reader);
  },
};
export const PasswordChanged: Story = {
  parameters: changeable,
  play: async (reader) => {
    await shows('Change password', 'button')();
    await typing(reader, {
      'Current password': 'eight letters',
      'New password': 'temple crow banyan',
    });
    await pressing(['Change password'], says('Your password is changed.'))(reader);
  },
};
export const LoggedOut: Story = {
  parameters: changeable,
  play: pressing(['Logout'], shows('Login')),
};
export const ServerFails: Story = {
  parameters: answering({ 'profile/': errorResponse(500) }),
  play: shows('Your details could not be loaded'),
};
