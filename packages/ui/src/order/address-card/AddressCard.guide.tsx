import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, radios } from '../../../docs/guide/keys.ts';
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
    'One saved address, as it stands on a parcel, with what can be done to it. AddressChoice lets one of several be chosen.',
  when: [
    'AddressCard: in the address book, and where an order says where it went.',
    'AddressChoice: at the checkout. The whole card is the radio’s label.',
  ],
  whenNot: [
    { if: 'An address is typed in', take: 'TextField' },
    { if: 'Something else than addresses is chosen', take: 'Radio' },
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
      why: 'Lines as on an envelope: whoever checks an address reads it line by line.',
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
      why: 'Which one is chosen is seen and heard at any time; a button forgets what was pressed.',
    },
  ],
  anatomy: [
    { part: 'Name', is: 'who receives it.' },
    { part: 'Lines', is: 'street to pincode.' },
    { part: 'Phone', is: 'for the courier.' },
    { part: 'Actions', is: 'small buttons under the address; may be missing.' },
  ],
  keyboard: [
    { ...press, does: 'On a button of the card: does what it says.' },
    ...radios.map((row) => ({ keys: `${row.keys} (AddressChoice)`, does: row.does })),
  ],
  spoken: 'Chosen',
};
