import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  pressing,
  read,
  says,
  seen,
  shows,
} from '../../testing/storyParts.ts';
import { YourDataPage } from './YourDataPage.tsx';

const meta = {
  title: 'Pages/Your data',
  tags: ['stable', '!autodocs'],
  component: YourDataPage,
  ...pageStories({ path: paths.yourData }),
} satisfies Meta<typeof YourDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const operations = ['getMyData', 'createDataRequest'];
const withOperations = (answers = {}) => answering({ 'capabilities/': { operations }, ...answers });

export const WithoutOperations: Story = { play: shows('What we keep and why') };
export const WithOperations: Story = {
  tags: ['sheet'],
  parameters: withOperations(),
  play: shows('Send request', 'button'),
};
export const Downloaded: Story = {
  parameters: withOperations(),
  play: pressing(['Download your data'], says('Your data is saved as my-data.json.')),
};
export const DownloadFails: Story = {
  parameters: withOperations({ 'my-data/': errorResponse(500) }),
  play: pressing(['Download your data'], () =>
    read('Your data could not be downloaded. Please try again.'),
  ),
};
export const NothingChosen: Story = {
  parameters: withOperations(),
  play: pressing(['Send request'], () => read('Please choose what we should do')),
};
export const ConfirmErasure: Story = {
  parameters: withOperations(),
  play: async (context) => {
    await context.userEvent.click(await seen('radio', 'Erase my data'));
    await pressing(['Send request'], shows('Erase your data?', 'alertdialog'))(context);
  },
};
export const RequestSent: Story = {
  parameters: withOperations(),
  play: async (context) => {
    await context.userEvent.click(await seen('radio', 'Withdraw my consent'));
    await pressing(['Send request'], says(/Its ticket number is 12/))(context);
  },
};
