import type { Address } from '@parinda/api-client';
import { useEffect, useState } from 'react';
import { storageKeys } from '../../shared/business.ts';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { useAddresses } from './useAddresses.ts';

const choiceStorage = persist(storageKeys.checkoutAddress, jsonCodec(Number));

/** User id → address id: the calls know no default, so that each browser has its own. */
type Defaults = Record<string, number>;

const readDefaults = (json: unknown): Defaults | null =>
  Object.values(Object(json)).every(Number.isInteger) ? (json as Defaults) : null;

const defaultStorage = persist(storageKeys.defaultAddresses, jsonCodec(readDefaults));

/**
 * Where it goes unless another address is chosen: the customer's default, or the only one there is.
 * A kept id counts only while that address is in the customer's own book.
 */
export function defaultOf(addresses: readonly Address[], id: number | undefined) {
  const only = addresses.length === 1 ? addresses[0] : undefined;
  return addresses.find((address) => address.id === id) ?? only;
}

/** The customer's addresses, and which of them is the default. */
export function useDefaultAddress() {
  const book = useAddresses();
  const { userId, addresses } = book;
  const [defaults, setDefaults] = useState(() => defaultStorage.read() ?? {});
  useEffect(() => defaultStorage.subscribe((found) => setDefaults(found ?? {})), []);

  const makeDefault = (id: number) => {
    const changed = { ...defaults, [String(userId)]: id };
    setDefaults(changed);
    defaultStorage.write(changed);
    // What was chosen for one order does not outlive the wish for all.
    choiceStorage.remove();
  };
  return { ...book, byDefault: defaultOf(addresses, defaults[String(userId)]), makeDefault };
}

/** The delivery address at checkout: the one chosen in this browser, else the default. */
export function useAddressChoice() {
  const book = useDefaultAddress();
  const [chosenId, setChosenId] = useState(() => choiceStorage.read() || undefined);
  const choose = (id: number) => {
    setChosenId(id);
    choiceStorage.write(id);
  };
  const chosen = book.addresses.find((address) => address.id === chosenId) ?? book.byDefault;
  return { ...book, chosen, choose };
}

/** Once an order is paid, the next one goes to the default again, where there is one. */
export function forgetAddressChoice(userId: number): void {
  if (defaultStorage.read()?.[userId] !== undefined) choiceStorage.remove();
}
