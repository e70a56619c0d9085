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
  visiting,
} from '../../testing/storyParts.ts';
import { SignupPage } from './SignupPage.tsx';

const meta = {
  title: 'Pages/Signup',
  tags: ['stable', '!autodocs'],
  component: SignupPage,
  ...pageStories({ path: paths.signup, isSignedIn: false }),
} satisfies Meta<typeof SignupPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the visible face, presses its button, and waits for the result. */
const sending =
  (button: 'Login' | 'Register', texts: Record<string, string>, then: () => Promise<unknown>) =>
  async ({ userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
    if (button === 'Register') await userEvent.click(await seen('button', 'Create an account'));
    await seen('heading', button);
    await typing({ userEvent }, texts);
    await userEvent.click(await seen('button', button));
    await then();
  };

const login = { Email: 'asha@example.com', Password: 'eight letters' };
const registration = {
  'Full Name': 'Asha Rao',
  'Email address': 'asha@example.com',
  Password: 'eight letters',
  'Confirm Password': 'eight letters',
};

export const Opening: Story = {
  parameters: visiting({ wait: 'signupMs' }),
  play: says('Loading'),
};
export const Login: Story = {
  tags: ['sheet'],
  play: shows('Login'),
};
export const LoginEmpty: Story = {
  play: pressing(['Login'], says('Please enter login credentials')),
};
// Spec: decisions Whole site
export const LoginRejected: Story = {
  parameters: answering({
    'POST login/': errorResponse(400, { errors: ['E-mail or password is wrong.'] }),
  }),
  play: sending('Login', login, says('E-mail or password is wrong.')),
};

export const Register: Story = {
  play: pressing(['Create an account'], shows('Register')),
};
export const RegisterEmpty: Story = {
  play: sending('Register', {}, says('Please fill all required signup fields')),
};

/** The backend checks passwords before the e-mail address is verified. */
export const PasswordRejected: Story = {
  parameters: answering({
    'capabilities/': { operations: ['checkPassword'] },
    'POST check-password/': errorResponse(400, { password: ['This password is too common.'] }),
  }),
  play: sending('Register', registration, says('This password is too common.')),
};
export const PasswordChecked: Story = {
  parameters: answering({ 'capabilities/': { operations: ['checkPassword'] } }),
  play: sending('Register', registration, shows('Email Verification', 'dialog')),
};

const verifying = (then: () => Promise<unknown>) =>
  sending('Register', registration, async () => {
    await seen('dialog', 'Email Verification');
    await then();
  });

export const EmailVerification: Story = { play: verifying(shows('Verify', 'button')) };
export const OtpWrong: Story = {
  parameters: answering({
    'POST verify-otp/': errorResponse(400, { error: 'This OTP is wrong.' }),
  }),
  play: async (reader) => {
    await verifying(shows('Verify', 'button'))(reader);
    await typing(reader, { 'One-time password': '123456' });
    await pressing(['Verify'], says('This OTP is wrong.'))(reader);
  },
};
export const RegistrationRejected: Story = {
  parameters: answering({
    'POST register/': errorResponse(400, {
      email: ['This e-mail has an account already.'],
      contact: ['This is not a number that a courier could call.'],
    }),
  }),
  play: async (reader) => {
    await verifying(shows('Verify', 'button'))(reader);
    await typing(reader, { 'One-time password': '123456' });
    await pressing(['Verify'], says('email: This e-mail has an account already.'))(reader);
  },
};
// Spec: 2 §2 Signup
export const Registered: Story = {
  play: async (reader) => {
    await verifying(shows('Verify', 'button'))(reader);
    await typing(reader, { 'One-time password': '123456' });
    await pressing(['Verify'], says('Your account is ready. Please log in.'))(reader);
  },
};
