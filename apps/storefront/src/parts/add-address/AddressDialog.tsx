import { type Address, api, serverMessage } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Inline, Stack } from '@parinda/ui/layout';
import { useState } from 'react';
import { addressRules, toNewAddress } from '../../model/addresses/addressForm.ts';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx';
import { readFieldErrors } from '../../shared/forms/readFieldErrors.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { AddressFields } from './AddressFields.tsx';
import { usePlaceOfPincode } from './usePlaceOfPincode.ts';

export interface AddressDialogProps {
  userId: number;
  onClose: () => void;
  onAdded: (address: Address) => void;
}

const failureText = 'Failed to add address';

/** 'Add New Address' (2 §2). It closes after success and keeps its values after an error. */
export function AddressDialog({ userId, onClose, onAdded }: AddressDialogProps) {
  const [createAddress] = api.useCreateAddressMutation();
  const { customer } = useCustomer();
  const [checked] = useState(() => deliveryPlace.read() ?? undefined);
  const pincode = usePlaceOfPincode(checked);
  /** The warning that a further submit overrides. */
  const [warned, setWarned] = useState<string>();
  const form = useForm({
    flow: 'account',
    rules: addressRules,
    draft: `address ${userId}`,
    send: async (values) => {
      if (pincode.stateWarning && pincode.stateWarning !== warned) {
        setWarned(pincode.stateWarning);
        return 'unfinished';
      }
      const { data, error } = await createAddress({ newAddress: toNewAddress(values, userId) });
      if (data) {
        form.notices.show('success', 'Address added successfully!');
        onAdded(data);
        return;
      }
      const ofFields = readFieldErrors(error, addressRules);
      // Errors of a known field appear beside it; all others appear in the notice.
      const reason = ofFields ? ofFields.texts.join(' ') : serverMessage(error);
      const texts = reason ? [failureText, reason] : [failureText];
      return { texts, problems: ofFields?.problems ?? {} };
    },
  });

  return (
    <FormDialog form={form} onClose={onClose} title="Add New Address" size="lg">
      <form {...form.props}>
        <Stack gap="lg">
          {form.notices.element}
          <RequiredNote />
          <AddressFields
            customer={customer}
            field={form.field}
            checkedPin={checked?.pin}
            pincode={pincode}
            warning={warned === pincode.stateWarning ? warned : undefined}
            onFilledIn={form.mend}
          />
          <Inline justify="end">
            <Button
              variant="secondary"
              onPress={() => {
                form.forgetDraft();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" isPending={form.isPending}>
              Save Address
            </Button>
          </Inline>
        </Stack>
      </form>
    </FormDialog>
  );
}
