import { type Address, api } from '@parinda/api-client';
import { AddressCard } from '@parinda/ui/address-card';
import { Button } from '@parinda/ui/button';
import { EmptyState, ErrorState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Inline, Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { PageLoader } from '@parinda/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import { addressProps } from '../../model/addresses/addressForm.ts';
import { useAddresses } from '../../model/addresses/useAddresses.ts';
import { AddAddress } from '../../parts/add-address/AddAddress.tsx';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { notifyAccount } from '../../shared/notify.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('@parinda/ui/alert-dialog')).AlertDialog,
}));

const failureText = 'Failed to delete address';

/** The address book (A 2). */
export function ManageAddressPage() {
  const { userId, addresses, isLoading, isError, retry } = useAddresses();
  const [deleteAddress, deleting] = api.useDeleteAddressMutation();
  const [chosen, setChosen] = useState<Address>();
  useOwnMetadata({ title: 'Manage Address' });

  const confirm = async () => {
    if (!chosen) return;
    const { error } = await deleteAddress({ id: chosen.id });
    setChosen(undefined);
    if (error) notifyAccount('danger', failureText);
    else notifyAccount('success', 'Address deleted successfully!');
  };

  return (
    <Container>
      <Stack gap="lg">
        <Inline justify="between">
          <Heading level={1}>Manage Address</Heading>
          <AddAddress userId={userId} />
        </Inline>
        {deleting.isError && <Notice tone="danger">{failureText}</Notice>}
        {isLoading ? (
          <PageLoader label="Loading addresses" />
        ) : isError ? (
          <ErrorState
            title="Your addresses could not be loaded"
            action={<Button onPress={retry}>Try again</Button>}
          />
        ) : addresses.length === 0 ? (
          <EmptyState
            art="box"
            title="No addresses yet"
            text="Add the address that your orders should be sent to."
          />
        ) : (
          <Grid minItemWidth={280} as="ul">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  {...addressProps(address)}
                  actions={
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={`Delete the address of ${address.fullName}, ${address.line1}`}
                      onPress={() => setChosen(address)}
                    >
                      Delete
                    </Button>
                  }
                />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
      {chosen && (
        <Suspense>
          <AlertDialog
            isOpen
            onOpenChange={(isOpen) => !isOpen && setChosen(undefined)}
            title="Are you sure?"
            confirmLabel="Yes, Delete it!"
            cancelLabel="No"
            onConfirm={confirm}
            isPending={deleting.isLoading}
          >
            You want to delete this address?
          </AlertDialog>
        </Suspense>
      )}
    </Container>
  );
}
