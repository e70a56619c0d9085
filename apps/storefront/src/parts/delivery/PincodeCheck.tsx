import { api } from '@parinda/api-client';
import { Stack } from '@parinda/ui/layout';
import { PincodeBox } from '@parinda/ui/pincode-box';
import { Text } from '@parinda/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import {
  type PincodeStatus,
  pincodeAnswered,
  pincodeEdited,
  selectPincode,
} from '../../model/cart/pincodeSlice.ts';
import type { ShopState } from '../../model/store.ts';
import { deliveryLine } from './deliveryLine.ts';

const invalidText = 'Please Enter a Valid Pincode Please';

/** The message for each status (2 §4, 2 §8). */
const messages: Record<PincodeStatus, string | undefined> = {
  unchecked: undefined,
  checking: undefined,
  valid: 'Pincode validated',
  invalid: invalidText,
  unavailable: 'The pincode service did not answer. Your pincode may still be right.',
};

/**
 * Checks a pincode (2 §2). A valid one is stored: on the next visit the box contains it for a new
 * check, with the delivery estimate. Other tabs adopt a valid pincode.
 */
export function PincodeCheck() {
  const { pin, status } = useSelector(selectPincode);
  const [lookup] = api.useLazyLookupPincodeQuery();
  const overtaken = useRef(() => {});
  const [place, setPlace] = useState(deliveryPlace.read);
  const dispatch = useDispatch();
  const store = useStore<ShopState>();

  useEffect(() => {
    const remembered = deliveryPlace.read();
    // Keeps text typed while this script was loading.
    if (remembered && selectPincode(store.getState()).pin === '') {
      dispatch(pincodeEdited(remembered.pin));
    }
  }, [store, dispatch]);

  useEffect(() => {
    // Another tab must not overwrite an edit or a running check.
    const isUntouched = status !== 'checking' && (pin === '' || pin === place?.pin);
    return deliveryPlace.subscribe((found) => {
      if (!found || !isUntouched) return;
      setPlace(found);
      dispatch(pincodeEdited(found.pin));
      dispatch(pincodeAnswered({ pin: found.pin, status: 'valid' }));
    });
  }, [pin, status, place, dispatch]);

  const check = async () => {
    if (status === 'checking') return;
    if (pin === '') {
      dispatch(pincodeAnswered({ pin, status: 'invalid' }));
      return;
    }
    dispatch(pincodeAnswered({ pin, status: 'checking' }));
    const call = lookup({ pin }, true);
    overtaken.current = () => call.abort();
    const { data, error } = await call;
    if (data?.isValid) {
      const found = { pin, city: data.place?.city ?? '', state: data.place?.state ?? '' };
      deliveryPlace.write(found);
      setPlace(found);
    }
    dispatch(
      pincodeAnswered({ pin, status: error ? 'unavailable' : data?.isValid ? 'valid' : 'invalid' }),
    );
  };

  return (
    <Stack gap="xs">
      <PincodeBox
        value={pin}
        onChange={(value) => {
          dispatch(pincodeEdited(value));
          overtaken.current();
        }}
        onCheck={check}
        status={status}
        message={messages[status]}
      />
      {/* The status of an earlier visit is not announced. */}
      <div aria-live={status === 'valid' ? 'polite' : 'off'}>
        {place && place.pin === pin && (
          <Text size="sm" tone="muted">
            {deliveryLine(place, Date.now())}
          </Text>
        )}
      </div>
    </Stack>
  );
}
