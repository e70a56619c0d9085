import { api } from '@parinda/api-client';
import { useRef, useState } from 'react';

interface Place {
  city: string;
  state: string;
}

const nowhere: Place = { city: '', state: '' };

/**
 * City and state of an address form. A whole pincode fills in what is empty or was filled in by the
 * one before; what the shopper typed stays, and everything can be changed.
 *
 * @param known of a pincode that was proven before
 */
export function usePlaceOfPincode(known?: Place) {
  const [lookup] = api.useLazyLookupPincodeQuery();
  const [place, setPlace] = useState(known ?? nowhere);
  const [offered, setOffered] = useState(known);
  const overtaken = useRef(() => {});

  const lookUp = async (typed: string) => {
    overtaken.current();
    const pin = typed.trim();
    if (!/^\d{6}$/.test(pin)) return;
    const call = lookup({ pin }, true);
    overtaken.current = () => call.abort();
    const found = (await call).data?.place;
    if (!found) return;
    const merge = (typedText: string, before: string | undefined, now: string) =>
      typedText.trim() === '' || typedText === before ? now : typedText;
    setPlace((current) => ({
      city: merge(current.city, offered?.city, found.city),
      state: merge(current.state, offered?.state, found.state),
    }));
    setOffered(found);
  };

  return { place, setPlace, lookUp, offered };
}
