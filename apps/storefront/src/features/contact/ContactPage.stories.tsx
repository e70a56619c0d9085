import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  created,
  errorResponse,
  never,
  pressing,
  says,
  shows,
  typing,
  visiting,
} from '../../testing/storyParts.ts';
import { ContactPage } from './ContactPage.tsx';

const meta = {
  title: 'Pages/Contact',
  tags: ['stable', '!autodocs'],
  component: ContactPage,
  ...pageStories({ path: paths.contact, isSignedIn: false }),
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sending =
  (then: () => Promise<unknown>): NonNullable<Story['play']> =>
  async (reader) => {
    await typing(reader, {
      Name: 'Asha Rao',
      Email: 'asha@example.com',
      Subject: 'Nets',
      Message: 'Do you send nets to Mysuru?',
    });
    await pressing(['Send'], then)(reader);
  };

export const Opening: Story = {
  parameters: visiting({ wait: 'contactMs' }),
  play: says('Loading contact form'),
};
export const Incomplete: Story = {
  play: pressing(['Send'], says('Please fill out all fields!')),
};
// Spec: 1 §2 Contact
export const Sending: Story = {
  parameters: answering({ 'POST contact/': never }),
  play: sending(shows('Sending...', 'button')),
};
export const Sent: Story = {
  parameters: answering({ 'POST contact/': created({ message: 'Message received' }) }),
  play: sending(says(/^Message sent successfully!/)),
};
export const SentWithTicket: Story = {
  play: sending(async () => {
    await says(/^Message sent successfully!/)();
    await says(/^Your ticket number is 12/)();
  }),
};
export const NotSent: Story = {
  parameters: answering({ 'POST contact/': errorResponse(429) }),
  play: sending(says('Failed to send your message. Please try again!')),
};
/** 'Forgot Password' links here. */
export const ForgotPassword: Story = {
  tags: ['sheet'],
  parameters: visiting({ path: '/contact?subject=Forgot%20Password' }),
  play: shows('Leave your Message Here !!'),
};
