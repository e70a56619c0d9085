import { useState } from 'react';
import { useAddresses } from '../../model/addresses/useAddresses.ts';
import { storageKeys } from '../../shared/business.ts';
import { jsonCodec, persist } from '../../shared/persist.ts';

const choiceStorage = persist(storageKeys.checkoutAddress, jsonCodec(Number));

/** The delivery address chosen at checkout; kept in the browser, so that a new login finds it again. */
export function useAddressChoice() {
  const book = useAddresses();
  const [chosenId, setChosenId] = useState(() => choiceStorage.read() || undefined);
  const choose = (id: number) => {
    setChosenId(id);
    choiceStorage.write(id);
  };
  // A kept choice counts only while that address is in the customer's own book.
  const chosen = book.addresses.find((address) => address.id === chosenId);
  return { ...book, chosen, choose };
}
