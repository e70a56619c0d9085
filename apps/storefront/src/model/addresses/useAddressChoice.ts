import type { Address } from '@parinda/api-client';
import { useEffect, useState } from 'react';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';
import { useAddresses } from './useAddresses.ts';

const choiceStorage = persist(storageKeys.checkoutAddress, jsonCodec(Number));

/** User id → address id. The API has no default address, so each browser stores its own. */
type Defaults = Record<string, number>;

const readDefaults = (json: unknown): Defaults | null =>
  Object.values(Object(json)).every(Number.isInteger) ? (json as Defaults) : null;

const defaultStorage = persist(storageKeys.defaultAddresses, jsonCodec(readDefaults));

/**
 * Returns the customer's default address, or the only one. Ignores a stored id that is not in the
 * customer's address book.
 */
export function defaultOf(addresses: readonly Address[], id: number | undefined) {
  const only = addresses.length === 1 ? addresses[0] : undefined;
  return addresses.find((address) => address.id === id) ?? only;
}

/** Returns the customer's addresses, and which one is the default. */
export function useDefaultAddress() {
  const book = useAddresses();
  const { userId, addresses } = book;
  const [defaults, setDefaults] = useState(() => defaultStorage.read() ?? {});
  useEffect(() => defaultStorage.subscribe((found) => setDefaults(found ?? {})), []);

  const makeDefault = (id: number) => {
    const changed = { ...defaults, [String(userId)]: id };
    setDefaults(changed);
    defaultStorage.write(changed);
    // A new default replaces an earlier choice for one order.
    choiceStorage.remove();
  };
  return { ...book, byDefault: defaultOf(addresses, defaults[String(userId)]), makeDefault };
}

/** Returns the delivery address at checkout: the one chosen in this browser, else the default. */
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

/** Resets the choice after a paid order, so that the next one uses the default, if there is one. */
export function forgetAddressChoice(userId: number): void {
  if (defaultStorage.read()?.[userId] !== undefined) choiceStorage.remove();
}
