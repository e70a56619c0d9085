import type { Address } from '@parinda/api-client';
import { Button, type ButtonProps } from '@parinda/ui/button';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazy/lazy.tsx';

const AddressDialog = lazyOverlay(async () => (await import('./AddressDialog.tsx')).AddressDialog);

export interface AddAddressOptions {
  /** Undefined while the customer is loading. */
  userId: number | undefined;
  onAdded?: (address: Address) => void;
}

/** The button and the dialog of 'Add New Address'. The button may move while the dialog is open. */
export function useAddAddress({ userId, onAdded }: AddAddressOptions) {
  const [isOpen, setOpen] = useState(false);
  const button = (variant: ButtonProps['variant']) => (
    <Button variant={variant} isDisabled={userId === undefined} onPress={() => setOpen(true)}>
      Add New Address
    </Button>
  );
  const dialog = isOpen && userId !== undefined && (
    <AddressDialog
      userId={userId}
      onClose={() => setOpen(false)}
      onAdded={(address) => {
        setOpen(false);
        onAdded?.(address);
      }}
    />
  );
  return { button, dialog };
}
