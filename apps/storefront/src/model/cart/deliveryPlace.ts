import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';

/** The last pincode that was valid in this browser, with the place from the lookup. */
export interface DeliveryPlace {
  pin: string;
  city: string;
  state: string;
}

function readPlace(json: unknown): DeliveryPlace | null {
  const { pin, city, state } = Object(json) as Record<string, unknown>;
  const isPlace =
    typeof pin === 'string' &&
    /^\d{6}$/.test(pin) &&
    typeof city === 'string' &&
    typeof state === 'string';
  return isPlace ? { pin, city, state } : null;
}

export const deliveryPlace = persist(storageKeys.deliveryPlace, jsonCodec(readPlace));

/** Returns 'Pune, Maharashtra', or the pincode when the lookup returned no place. */
export const placeName = ({ pin, city, state }: DeliveryPlace): string =>
  [city, state].filter(Boolean).join(', ') || pin;
