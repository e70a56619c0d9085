import type { Address } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazy/lazy.tsx';

const AddressDialog = lazyOverlay(async () => (await import('./AddressDialog.tsx')).AddressDialog);

export interface AddAddressProps {
  /** Undefined while the customer is loading. */
  userId: number | undefined;
  onAdded?: (address: Address) => void;
}

export function AddAddress({ userId, onAdded }: AddAddressProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" isDisabled={userId === undefined} onPress={() => setOpen(true)}>
        Add New Address
      </Button>
      {isOpen && userId !== undefined && (
        <AddressDialog
          userId={userId}
          onClose={() => setOpen(false)}
          onAdded={(address) => {
            setOpen(false);
            onAdded?.(address);
          }}
        />
      )}
    </>
  );
}
