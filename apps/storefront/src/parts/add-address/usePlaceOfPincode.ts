import { api } from '@parinda/api-client';
import { useRef, useState } from 'react';
import {
  areOtherStates,
  isPincode,
  normalizePincode,
} from '../../model/addresses/addressChecks.ts';

interface Place {
  city: string;
  state: string;
}

const nowhere: Place = { city: '', state: '' };

/**
 * City and state of an address form. A complete pincode fills in fields that are empty or that the
 * previous pincode filled in; it never overwrites typed text.
 *
 * @param known place of a pincode that was checked before
 */
export function usePlaceOfPincode(known?: Place) {
  const [lookup] = api.useLazyLookupPincodeQuery();
  const [place, setPlace] = useState(known ?? nowhere);
  const [offered, setOffered] = useState(known);
  const overtaken = useRef(() => {});

  /** Replaces every value that was not typed. */
  const offer = (found: Place | undefined) => {
    const merge = (name: keyof Place, typed: string) =>
      typed.trim() === '' || typed === offered?.[name] ? (found?.[name] ?? '') : typed;
    setPlace(({ city, state }) => ({ city: merge('city', city), state: merge('state', state) }));
    setOffered(found);
  };

  const lookUp = async (typed: string) => {
    overtaken.current();
    const pin = normalizePincode(typed);
    if (!isPincode(pin)) return offer(undefined);
    const call = lookup({ pin }, true);
    let isOvertaken = false;
    overtaken.current = () => {
      isOvertaken = true;
      call.abort();
    };
    const { data } = await call;
    if (!isOvertaken) offer(data?.place ?? undefined);
  };

  /** A warning only: the lookup may be wrong, and a few pincodes cross a border. */
  const stateWarning =
    offered && areOtherStates(place.state, offered.state)
      ? `The pincode is in ${offered.state}, not in ${place.state.trim()}. Change one of them, or save again to keep both.`
      : undefined;

  return { place, setPlace, lookUp, offered, stateWarning };
}
