import type { Guide } from '../../../docs/guide/Guide.ts';
import { tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { PincodeBox } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose: 'Asks for the pincode and says whether the shop delivers there.',
  when: ['Before a purchase, and before an address is saved.'],
  whenNot: [
    { if: 'The pincode is one field of a form, and is not looked up', take: 'TextField' },
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
      why: 'A failed lookup is not the customer’s mistake: say so, and offer to try again.',
    },
  ],
  anatomy: [
    { part: 'Field', is: 'six digits; phones show a numeric keyboard.' },
    { part: 'Check', is: 'pending during the lookup.' },
    { part: 'Answer', is: 'below it, announced politely.' },
    { part: 'Try again', is: 'if the lookup did not answer.' },
  ],
  keyboard: [tab, { keys: 'Enter', does: 'In the field or on Check: looks it up.' }],
  spoken: 'Invalid',
};
