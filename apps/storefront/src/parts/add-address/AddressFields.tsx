import type { User } from '@parinda/api-client';
import { Grid } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { useEffect, useEffectEvent } from 'react';
import type { AddressField } from '../../model/addresses/addressForm.ts';
import { useHasInvoices } from '../../model/tax/useCartTax.ts';
import type { FieldProps } from '../../shared/forms/useForm.ts';
import type { usePlaceOfPincode } from './usePlaceOfPincode.ts';

export interface AddressFieldsProps {
  /** The current customer, and the default receiver. */
  customer: User | undefined;
  field: (name: AddressField) => FieldProps;
  /** The pincode checked in the cart, which is filled in (WCAG 3.3.7). */
  checkedPin: string | undefined;
  pincode: ReturnType<typeof usePlaceOfPincode>;
  /** Replaces the place of the pincode. */
  warning: string | undefined;
  /** Called when a lookup fills in city and state. */
  onFilledIn: () => void;
}

/** The fields of an address (2 §2); the pincode comes first, because it fills in city and state. */
export function AddressFields(props: AddressFieldsProps) {
  const { customer, field, checkedPin, pincode, warning, onFilledIn } = props;
  const { place, setPlace, lookUp, offered } = pincode;
  const hasInvoices = useHasInvoices();
  const tell = useEffectEvent(onFilledIn);
  useEffect(() => {
    if (offered) tell();
  }, [offered]);

  return (
    <Grid columns={{ narrow: 1, medium: 2, wide: 2 }} gap="md">
      <TextField
        label="Full Name"
        autoComplete="name"
        defaultValue={customer?.name}
        {...field('full_name')}
      />
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        defaultValue={customer?.contact ?? undefined}
        {...field('phone')}
      />
      <TextField label="Address Line 1" autoComplete="address-line1" {...field('address')} />
      <TextField
        label="Address Line 2 (Optional)"
        autoComplete="address-line2"
        {...field('address_line2')}
      />
      <TextField
        label="ZIP Code"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={checkedPin}
        onChange={lookUp}
        {...field('zip_code')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        value={place.city}
        onChange={(city) => setPlace({ ...place, city })}
        {...field('city')}
      />
      <TextField
        label="State"
        autoComplete="address-level1"
        value={place.state}
        onChange={(state) => setPlace({ ...place, state })}
        {...field('state')}
      />
      {hasInvoices && (
        <TextField
          label="GSTIN (Optional)"
          description="For a tax invoice to your business."
          {...field('gstin')}
        />
      )}
      <div role="status">
        {warning && (
          <Notice tone="warning" isSilent>
            {warning}
          </Notice>
        )}
        {offered && !warning && (
          <Text size="sm" tone="muted">
            {`The pincode is in ${offered.city}, ${offered.state}. Change city and state if yours are others.`}
          </Text>
        )}
      </div>
    </Grid>
  );
}
