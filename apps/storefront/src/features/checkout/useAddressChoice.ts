import { useState } from 'react';
import { useAddresses } from '../../model/addresses/useAddresses.ts';
import { storageKeys } from '../../shared/business.ts';
import { readStored, store } from '../../shared/storage.ts';

/** The delivery address chosen at checkout; kept in the browser, so that a new login finds it again. */
export function useAddressChoice() {
  const book = useAddresses();
  const [chosenId, setChosenId] = useState(
    () => Number(readStored(storageKeys.checkoutAddress)) || undefined,
  );
  const choose = (id: number) => {
    setChosenId(id);
    store(storageKeys.checkoutAddress, String(id));
  };
  // A kept choice counts only while that address is in the customer's own book.
  const chosen = book.addresses.find((address) => address.id === chosenId);
  return { ...book, chosen, choose };
}
