import type { Address } from '@parinda/api-client';
import { AddressChoice } from '@parinda/ui/address-card';
import { Heading } from '@parinda/ui/heading';
import { Inline, Stack } from '@parinda/ui/layout';
import { Spinner } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import type { ReactNode } from 'react';
import { addressProps } from '../../model/addresses/addressForm.ts';
import { AddAddress } from '../../parts/add-address/AddAddress.tsx';
import { Failed } from '../../shared/loaded/Failed.tsx';
import { Loaded, type Query } from '../../shared/loaded/Loaded.tsx';

interface DeliveryAddressProps extends Query<Address[]> {
  userId: number | undefined;
  retry: () => void;
  chosen: Address | undefined;
  choose: (id: number) => void;
  /** Why it could not be paid without an address. */
  refusal: ReactNode;
}

/** The saved addresses to choose one from, and a new one (2 §2). A new address is chosen at once. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { userId, retry, chosen, choose, refusal } = props;
  return (
    <Stack as="section">
      <Inline justify="between">
        <Heading level={2}>Delivery address</Heading>
        <AddAddress userId={userId} onAdded={(address) => choose(address.id)} />
      </Inline>
      {refusal}
      <Loaded
        query={props}
        loading={<Spinner label="Loading addresses" />}
        failed={<Failed title="Your addresses could not be loaded" retry={retry} />}
        hidesStale
        empty={
          <Text tone="muted">No addresses yet. Add the one your order should be sent to.</Text>
        }
      >
        {(addresses) => (
          <AddressChoice
            label="Deliver to"
            options={addresses.map((address) => ({
              id: String(address.id),
              ...addressProps(address),
            }))}
            value={chosen && String(chosen.id)}
            onChange={(id) => choose(Number(id))}
          />
        )}
      </Loaded>
    </Stack>
  );
}
