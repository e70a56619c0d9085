import { api } from '@parinda/api-client';
import { PincodeBox } from '@parinda/ui/pincode-box';
import { useDispatch, useSelector } from 'react-redux';
import {
  type PincodeStatus,
  pincodeAnswered,
  pincodeEdited,
  selectPincode,
} from '../../model/cart/pincodeSlice.ts';

const invalidText = 'Please Enter a Valid Pincode Please';

/** What is said of each status (2 §4, 2 §8). */
const messages: Record<PincodeStatus, string | undefined> = {
  unchecked: undefined,
  checking: undefined,
  valid: 'Pincode validated',
  invalid: invalidText,
  unavailable: `${invalidText}. The pincode service did not answer.`,
};

export function PincodeCheck() {
  const { pin, status } = useSelector(selectPincode);
  const [lookup] = api.useLazyLookupPincodeQuery();
  const dispatch = useDispatch();

  const check = async () => {
    if (status === 'checking') return;
    if (pin === '') {
      dispatch(pincodeAnswered({ pin, status: 'invalid' }));
      return;
    }
    dispatch(pincodeAnswered({ pin, status: 'checking' }));
    const { data, error } = await lookup({ pin }, true);
    dispatch(
      pincodeAnswered({ pin, status: error ? 'unavailable' : data?.isValid ? 'valid' : 'invalid' }),
    );
  };

  return (
    <PincodeBox
      value={pin}
      onChange={(value) => dispatch(pincodeEdited(value))}
      onCheck={check}
      status={status}
      message={messages[status]}
      onRetry={check}
    />
  );
}
