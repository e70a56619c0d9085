import type { Address } from '@parinda/api-client';
import { AddressChoice } from '@parinda/ui/address-card';
import { Button } from '@parinda/ui/button';
import { ErrorState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Inline, Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { Spinner } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { addressProps } from '../../model/addresses/addressForm.ts';
import { AddAddress } from '../../parts/add-address/AddAddress.tsx';

interface DeliveryAddressProps {
  userId: number | undefined;
  addresses: Address[];
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
  chosen: Address | undefined;
  choose: (id: number) => void;
  problem: string | undefined;
}

/** The saved addresses to choose one from, and a new one (A 2). A new address is chosen at once. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { userId, addresses, isLoading, isError, retry, chosen, choose, problem } = props;
  return (
    <Stack as="section">
      <Inline justify="between">
        <Heading level={2}>Delivery address</Heading>
        <AddAddress userId={userId} onAdded={(address) => choose(address.id)} />
      </Inline>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {isLoading ? (
        <Spinner label="Loading addresses" />
      ) : isError ? (
        <ErrorState
          title="Your addresses could not be loaded"
          action={<Button onPress={retry}>Try again</Button>}
        />
      ) : addresses.length === 0 ? (
        <Text tone="muted">No addresses yet. Add the one your order should be sent to.</Text>
      ) : (
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
    </Stack>
  );
}
