import { api, statusOf } from '@parinda/api-client';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCustomer } from '../customer/useCustomer.ts';
import { selectToken, tokenRejected } from '../session/sessionSlice.ts';

/** Fetches the signed-in customer's addresses by the customer's id (2 §7). */
export function useAddresses() {
  const profile = useCustomer();
  const userId = profile.customer?.id;
  const query = api.useListAddressesQuery({ userId: userId ?? 0 }, { skip: userId === undefined });

  // Without the profile no address call can show that the token is rejected.
  const dispatch = useDispatch();
  const token = useSelector(selectToken);
  const isRejected = profile.error !== undefined && statusOf(profile.error) === 401;
  useEffect(() => {
    if (isRejected && token !== null) dispatch(tokenRejected(token));
  }, [isRejected, token, dispatch]);

  return {
    userId,
    addresses: query.data ?? [],
    currentData: query.currentData,
    isLoading: profile.isLoading || query.isLoading,
    isError: profile.isError || query.isError,
    retry: () => (userId === undefined ? profile.refetch() : query.refetch()),
  };
}
