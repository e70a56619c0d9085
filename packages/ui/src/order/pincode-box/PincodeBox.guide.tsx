import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { PincodeBox } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose: 'Asks for the pincode and says whether we deliver there.',
  when: ['Before something is bought, and again when an address is added.'],
  whenNot: [
    { if: 'The pincode is a field among others, and nothing is looked up', take: 'TextField' },
    { if: 'It is the code of a mail', take: 'OtpInput' },
  ],
  pairs: [
    {
      do: (
        <Live initial="411001">
          {(value, setValue) => (
            <PincodeBox
              value={value}
              onChange={setValue}
              onCheck={ignore}
              status="unavailable"
              message="The pincode service did not answer. Your pincode may still be right."
            />
          )}
        </Live>
      ),
      dont: (
        <PincodeBox
          value="411001"
          onChange={ignore}
          onCheck={ignore}
          status="invalid"
          message="Invalid"
        />
      ),
      why: 'That the lookup fails is not the shopper’s mistake: say so, and offer to try again.',
    },
  ],
  anatomy: [
    { part: 'Field', is: 'six digits; phones show figures.' },
    { part: 'Check', is: 'waits while it is looked up.' },
    { part: 'Answer', is: 'under it, said politely when it comes.' },
    { part: 'Try again', is: 'where the lookup did not answer.' },
  ],
  keyboard: [tab, { keys: 'Enter', does: 'In the field or on Check: looks it up.' }],
  spoken: 'Invalid',
};
