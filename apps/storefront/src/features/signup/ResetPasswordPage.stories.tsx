import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  pressing,
  says,
  seen,
  shows,
  typing,
} from '../../testing/storyParts.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const canReset = { 'capabilities/': { operations: ['sendResetCode', 'resetPassword'] } };

const meta = {
  title: 'Pages/Reset password',
  tags: ['stable', '!autodocs'],
  component: ResetPasswordPage,
  ...pageStories({ path: paths.resetPassword, isSignedIn: false }),
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const askingForCode =
  (then: () => Promise<unknown>): NonNullable<Story['play']> =>
  async (context) => {
    await typing(context, { Email: 'asha@example.com' });
    await pressing(['Send one-time password'], () => seen('button', 'Change password'))(context);
    await then();
  };

export const Email: Story = {
  tags: ['sheet'],
  parameters: answering(canReset),
  play: shows('Send one-time password', 'button'),
};
export const Code: Story = {
  parameters: answering(canReset),
  play: askingForCode(says('asha@example.com')),
};
export const WrongCode: Story = {
  parameters: answering({
    ...canReset,
    'POST reset-password/': errorResponse(400, { message: 'This OTP is not valid.' }),
  }),
  play: async (context) => {
    await askingForCode(says('asha@example.com'))(context);
    await typing(context, { 'One-time password': '204816', 'New password': 'temple crow banyan' });
    await pressing(['Change password'], says('This OTP is not valid.'))(context);
  },
};
export const Changed: Story = {
  parameters: answering(canReset),
  play: async (context) => {
    await askingForCode(says('asha@example.com'))(context);
    await typing(context, { 'One-time password': '204816', 'New password': 'temple crow banyan' });
    await pressing(['Change password'], says('Your password is changed. Please log in.'))(context);
  },
};
/** The backend mails no codes. */
export const Missing: Story = {
  parameters: answering({ 'capabilities/': errorResponse(404) }),
  play: shows('write to us', 'link'),
};
