import { type Address, api } from '@parinda/api-client';
import { AddressCard } from '@parinda/ui/address-card';
import { Button, LinkButton } from '@parinda/ui/button';
import { Grid, Inline, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { addressProps } from '../../model/addresses/addressForm.ts';
import { useDefaultAddress } from '../../model/addresses/useAddressChoice.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { useAddAddress } from '../../parts/add-address/useAddAddress.tsx';
import { useNotices } from '../../shared/feedback/useNotices.tsx';
import { AlertDialog } from '../../shared/lazy/AlertDialog.tsx';
import { Part } from '../../shared/lazy/Part.tsx';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { EmptyState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';

/** The address book (2 §2). */
export function ManageAddressPage() {
  const book = useDefaultAddress();
  const [deleteAddress, deleting] = api.useDeleteAddressMutation();
  const [chosen, setChosen] = useState<Address>();
  const add = useAddAddress({ userId: book.userId });
  const notices = useNotices('account');

  const isEmpty = book.currentData?.length === 0 && !book.isError;

  const confirm = async () => {
    if (!chosen) return;
    notices.clear();
    const { error } = await deleteAddress({ id: chosen.id });
    setChosen(undefined);
    if (error) notices.show('danger', 'Failed to delete address');
    else notices.show('success', 'Address deleted successfully!');
  };

  const makeDefault = ({ id, line1 }: Address) => {
    book.makeDefault(id);
    notices.clear();
    notices.show('success', `Orders go to ${line1} unless you choose another address.`);
  };

  return (
    <>
      <Stack gap="lg">
        <AccountHead title="Manage Address" action={!isEmpty && add.button('secondary')} />
        {notices.element}
        <Loaded
          query={book}
          loading={<PageLoader label="Loading addresses" />}
          failed={<Failed title="Your addresses could not be loaded" retry={book.retry} />}
          hidesStale
          empty={
            <EmptyState
              art="pin"
              title="No addresses yet"
              text="Add the address that your orders should be sent to."
              action={
                <>
                  {add.button('primary')}
                  <LinkButton variant="secondary" href={paths.products}>
                    View All Products
                  </LinkButton>
                </>
              }
            />
          }
        >
          {(addresses) => (
            <Grid minItemWidth={280} as="ul">
              {addresses.map((address) => (
                <li key={address.id}>
                  <Part>
                    <AddressCard
                      {...addressProps(address)}
                      actions={
                        <Inline gap="sm">
                          <Button
                            variant="secondary"
                            size="sm"
                            aria-label={`Delete the address of ${address.fullName}, ${address.line1}`}
                            onPress={() => setChosen(address)}
                          >
                            Delete
                          </Button>
                          {address.id === book.byDefault?.id ? (
                            <Text size="sm" tone="muted">
                              Default address
                            </Text>
                          ) : (
                            <Button
                              variant="ghost"
                              size="sm"
                              aria-label={`Make default: the address of ${address.fullName}, ${address.line1}`}
                              onPress={() => makeDefault(address)}
                            >
                              Make default
                            </Button>
                          )}
                        </Inline>
                      }
                    />
                  </Part>
                </li>
              ))}
            </Grid>
          )}
        </Loaded>
      </Stack>
      {add.dialog}
      {chosen && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setChosen(undefined)}
          title="Are you sure?"
          tone="danger"
          confirmLabel="Yes, Delete it!"
          cancelLabel="No"
          onConfirm={confirm}
          isPending={deleting.isLoading}
        >
          You want to delete this address?
        </AlertDialog>
      )}
    </>
  );
}
