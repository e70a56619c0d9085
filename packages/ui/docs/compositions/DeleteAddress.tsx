import { AddressCard } from '@parinda/ui/address-card';
import { AlertDialog } from '@parinda/ui/alert-dialog';
import { Button } from '@parinda/ui/button';
import { EmptyState } from '@parinda/ui/empty-state';
import { Stack } from '@parinda/ui/layout';
import { toast } from '@parinda/ui/toast';
import { ToastRegion } from '@parinda/ui/toast-region';
import { useState } from 'react';

/** Asks before it deletes, and says so afterwards. A page has one ToastRegion. */
export function DeleteAddress() {
  const [isAsking, setAsking] = useState(false);
  const [isDeleted, setDeleted] = useState(false);

  function remove() {
    setDeleted(true);
    setAsking(false);
    toast({ text: 'Address deleted', tone: 'success', timeout: 5000 });
  }

  return (
    <Stack>
      {isDeleted ? (
        <EmptyState art="pin" title="No addresses" text="Add one to order faster." />
      ) : (
        <AddressCard
          fullName="Asha Rao"
          lines={['14 Temple Street', 'Mysuru 570001', 'Karnataka']}
          phone="+91 98450 12345"
          actions={
            <Button variant="ghost" size="sm" onPress={() => setAsking(true)}>
              Delete
            </Button>
          }
        />
      )}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
        title="Delete this address?"
        confirmLabel="Delete address"
        cancelLabel="Keep it"
        tone="danger"
      >
        14 Temple Street, Mysuru 570001 is removed from your account.
      </AlertDialog>
      <ToastRegion />
    </Stack>
  );
}
