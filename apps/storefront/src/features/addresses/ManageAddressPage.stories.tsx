import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { addressOf } from '../../testing/people.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longTitle,
  longWord,
  never,
  pressing,
  says,
  shows,
  times,
  typing,
} from '../../testing/storyParts.ts';
import { ManageAddressPage } from './ManageAddressPage.tsx';

const { address, user } = fixtures;
const call = `addresses/${user.id}/`;

const meta = {
  title: 'Pages/Address book',
  tags: ['stable', '!autodocs'],
  component: ManageAddressPage,
  ...pageStories({ path: paths.manageAddress }),
} satisfies Meta<typeof ManageAddressPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answering({ [call]: never }),
  play: says('Loading addresses'),
};
export const Empty: Story = {
  parameters: answering({ [call]: [] }),
  play: shows('No addresses yet'),
};
export const One: Story = { play: says('Asha Rao') };
// Spec: 2 §2 Address book
export const Many: Story = {
  tags: ['sheet'],
  parameters: answering({
    [call]: times(24, (id) => ({ ...address, ...addressOf(id), id })),
  }),
  play: says('Tenzin Dorjee'),
};
export const LongTexts: Story = {
  parameters: answering({
    [call]: [{ ...address, full_name: longWord, address: longTitle, city: longWord }],
  }),
  play: says(longWord),
};
export const ServerFails: Story = {
  parameters: answering({ [call]: errorResponse(500) }),
  play: shows('Your addresses could not be loaded'),
};

export const Deleting: Story = {
  play: pressing([/^Delete/], shows('Are you sure?', 'alertdialog')),
};
export const Deleted: Story = {
  play: pressing([/^Delete/, 'Yes, Delete it!'], says('Address deleted successfully!')),
};
// Spec: decisions Whole site
export const NotDeleted: Story = {
  parameters: answering({ 'DELETE addresses/delete/:id/': errorResponse(400) }),
  play: pressing([/^Delete/, 'Yes, Delete it!'], says('Failed to delete address')),
};
export const Adding: Story = {
  play: pressing(['Add New Address'], shows('Add New Address', 'dialog')),
};
/** The pincode fills in city and state; both stay editable. */
export const PlaceOfPincode: Story = {
  play: async (reader) => {
    await Adding.play?.(reader);
    await typing(reader, { 'ZIP Code': '570001' });
    await says(/The pincode is in/)();
  },
};
const adding =
  (then: () => Promise<unknown>): NonNullable<Story['play']> =>
  async (reader) => {
    await Adding.play?.(reader);
    // Name and phone number are filled in from the profile.
    await typing(reader, {
      'Address Line 1': '14 Temple Street',
      City: 'Mysuru',
      State: 'Karnataka',
      'ZIP Code': '570009',
    });
    await pressing(['Save Address'], then)(reader);
  };
export const Added: Story = {
  play: adding(says('Address added successfully!')),
};
export const NotAdded: Story = {
  parameters: answering({
    'POST addresses/': errorResponse(400, { zip_code: ['We do not deliver to this pincode.'] }),
  }),
  play: adding(says('We do not deliver to this pincode.')),
};
