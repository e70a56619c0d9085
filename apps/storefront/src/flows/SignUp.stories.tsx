import { wrongOtp } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../app/App.tsx';
import { paths } from '../shared/routing/paths.ts';
import { flowStories, type Step, walking } from '../testing/flow.ts';
import { read, seen, typing } from '../testing/storyParts.ts';

const meta = {
  title: 'Flows/Sign-up',
  tags: ['stable', '!autodocs'],
  component: Shop,
  ...flowStories({ path: paths.signup, isSignedIn: false }),
} satisfies Meta<typeof Shop>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'meera@example.com';
const password = 'eight letters';

const openForm: Step = [
  'Ask for an account',
  async ({ userEvent }) => {
    await userEvent.click(await seen('button', 'Create an account'));
    await seen('heading', 'Register');
  },
];
const askForCode: Step = [
  'Fill in the form and send it',
  async (reader) => {
    await typing(reader, {
      'Full Name': 'Meera Iyer',
      'Email address': email,
      'Contact Number': '98765 01234',
      Password: password,
      'Confirm Password': password,
    });
    await reader.userEvent.click(await seen('button', 'Register'));
    await seen('dialog', 'Email Verification');
    await expect(await seen('button', 'Verify')).toBeDisabled();
  },
];
const typeCode = (otp: string): Step => [
  'Type the code of the mail',
  async (reader) => {
    await typing(reader, { 'One-time password': otp });
    await expect(await seen('button', 'Verify')).toBeEnabled();
  },
];
const verify = (outcome: string): Step => [
  'Verify it',
  async ({ userEvent }) => {
    await userEvent.click(await seen('button', 'Verify'));
    await read(outcome);
  },
];
const made = verify('Your account is ready. Please log in.');
const logIn: Step = [
  'Log in',
  async (reader) => {
    await expect(await seen('textbox', 'Email')).toHaveValue(email);
    await typing(reader, { Password: password });
    await reader.userEvent.click(await seen('button', 'Login'));
    await seen('heading', 'Our Bestsellers');
    await seen('button', 'Account');
  },
];

/** Any six digits are valid except 000000. */
export const EmptyForm: Story = { name: '1 Empty form', play: walking(openForm) };
export const CodeSent: Story = { name: '2 Code sent', play: walking(openForm, askForCode) };
export const CodeTyped: Story = {
  name: '3 Code typed',
  play: walking(openForm, askForCode, typeCode('246810')),
};
export const CodeRejected: Story = {
  name: '3 Code rejected',
  play: walking(openForm, askForCode, typeCode(wrongOtp), verify('This OTP is wrong.')),
};
export const AccountMade: Story = {
  name: '4 Account made',
  play: walking(openForm, askForCode, typeCode('246810'), made),
};
export const LoggedIn: Story = {
  name: '5 Logged in',
  play: walking(openForm, askForCode, typeCode('246810'), made, logIn),
};
