import { type Address, api, fieldErrors, serverMessage } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Dialog } from '@parinda/ui/dialog';
import { Grid, Inline, Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { type FormEvent, useState } from 'react';
import {
  type AddressField,
  addressFields,
  missingFields,
  toNewAddress,
} from '../../model/addresses/addressForm.ts';
import { notifyAccount } from '../../shared/notify.ts';
import { readForm, useFormErrors } from '../../shared/useFormErrors.ts';
import { usePlaceOfPincode } from './usePlaceOfPincode.ts';

export interface AddressDialogProps {
  userId: number;
  onClose: () => void;
  onAdded: (address: Address) => void;
}

const failureText = 'Failed to add address';

/** 'Add New Address' (A 2). It closes after a successful add; values stay after a failed one. */
export function AddressDialog({ userId, onClose, onAdded }: AddressDialogProps) {
  const [createAddress, { isLoading }] = api.useCreateAddressMutation();
  const [problem, setProblem] = useState<string>();
  const { formRef, errors, setErrors } = useFormErrors<AddressField>();
  const { place, setPlace, lookUp, isOffered } = usePlaceOfPincode();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A portal's submit would reach the form of the page that opened the dialog.
    event.stopPropagation();
    if (isLoading) return;
    const form = readForm(event.currentTarget, addressFields);
    const missing = missingFields(form);
    setErrors(Object.fromEntries(missing.map((field) => [field, 'Please fill in this field'])));
    setProblem(undefined);
    if (missing.length > 0) return;

    const { data, error } = await createAddress({ newAddress: toNewAddress(form, userId) });
    if (data) {
      notifyAccount('success', 'Address added successfully!');
      onAdded(data);
    } else if (error) {
      const fields = Object.entries(fieldErrors(error));
      setErrors(Object.fromEntries(fields.map(([field, texts]) => [field, texts[0]])));
      setProblem([failureText, serverMessage(error)].filter(Boolean).join(': '));
      notifyAccount('danger', failureText);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add New Address"
      size="lg"
    >
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack gap="lg">
          {problem && <Notice tone="danger">{problem}</Notice>}
          <Grid columns={{ narrow: 1, medium: 2, wide: 2 }} gap="md">
            <TextField
              label="Full Name"
              name="full_name"
              autoComplete="name"
              isRequired
              errorMessage={errors.full_name}
            />
            <TextField
              label="Phone Number"
              name="phone"
              type="tel"
              autoComplete="tel"
              isRequired
              errorMessage={errors.phone}
            />
            <TextField
              label="Address Line 1"
              name="address"
              autoComplete="address-line1"
              isRequired
              errorMessage={errors.address}
            />
            <TextField
              label="Address Line 2 (Optional)"
              name="address_line2"
              autoComplete="address-line2"
              errorMessage={errors.address_line2}
            />
            <TextField
              label="City"
              name="city"
              autoComplete="address-level2"
              isRequired
              value={place.city}
              onChange={(city) => setPlace({ ...place, city })}
              errorMessage={errors.city}
            />
            <TextField
              label="State"
              name="state"
              autoComplete="address-level1"
              isRequired
              value={place.state}
              onChange={(state) => setPlace({ ...place, state })}
              errorMessage={errors.state}
            />
            <TextField
              label="ZIP Code"
              name="zip_code"
              inputMode="numeric"
              autoComplete="postal-code"
              isRequired
              onChange={lookUp}
              errorMessage={errors.zip_code}
            />
            <div role="status">
              {isOffered && (
                <Text size="sm" tone="muted">
                  City and state are those of the pincode. Change them if yours are others.
                </Text>
              )}
            </div>
          </Grid>
          <Inline justify="end">
            <Button variant="secondary" onPress={onClose}>
              Cancel
            </Button>
            <Button type="submit" isPending={isLoading}>
              Save Address
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
