import type { Guide } from '../../../docs/guide/Guide.ts';
import { press } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Button } from '../../actions/button/index.ts';
import { AddressCard, AddressChoice } from './index.ts';

const home = {
  fullName: 'Meera Kulkarni',
  phone: '98000 00001',
  lines: ['Flat 12, Sunbird Apartments', 'Pune, Maharashtra 411000'],
};

export const guide: Guide = {
  purpose:
    'One saved address, as on a parcel, and its actions. AddressChoice selects one of several.',
  when: [
    'AddressCard: in the address book and on an order.',
    'AddressChoice: at checkout. The whole card is the label of the radio.',
  ],
  whenNot: [
    { if: 'People type an address', take: 'TextField' },
    { if: 'The options are no addresses', take: 'Radio' },
  ],
  pairs: [
    {
      do: (
        <AddressCard
          {...home}
          actions={
            <Button variant="danger" size="sm">
              Delete
            </Button>
          }
        />
      ),
      dont: (
        <AddressCard
          fullName="Home"
          phone=""
          lines={['Flat 12, Sunbird Apartments, Pune, Maharashtra 411000, 98000 00001']}
        />
      ),
      why: 'Lines as on an envelope: people check an address line by line.',
    },
    {
      do: (
        <Live initial="1">
          {(value, setValue) => (
            <AddressChoice
              label="Select a delivery address"
              options={[
                { id: '1', ...home },
                { id: '2', ...home, fullName: 'Asha Rao' },
              ]}
              value={value}
              onChange={setValue}
            />
          )}
        </Live>
      ),
      dont: (
        <AddressCard
          {...home}
          actions={
            <Button variant="secondary" size="sm">
              Choose
            </Button>
          }
        />
      ),
      why: 'The selected one can be seen and is announced at any time; a button has no state.',
    },
  ],
  anatomy: [
    { part: 'Name', is: 'the recipient.' },
    { part: 'Lines', is: 'street to pincode.' },
    { part: 'Phone', is: 'for the courier.' },
    { part: 'Actions', is: 'small buttons below the address; optional.' },
  ],
  keyboard: [
    { ...press, does: 'On a button of the card: starts its action.' },
    { keys: 'Other keys', does: 'AddressChoice has the keys of Radio.' },
  ],
  spoken: 'Chosen',
};
