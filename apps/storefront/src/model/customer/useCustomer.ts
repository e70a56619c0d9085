import { api, statusOf, type User } from '@parinda/api-client';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';

/** Written as documented (1 §3) but never read, so that no name is shown after logout. */
const userStorage = persist<User>(storageKeys.user, {
  decode: () => null,
  encode: (user) => JSON.stringify(user),
});

/**
 * Returns the signed-in customer. The whole record is stored in the browser (1 §3), and errors are
 * only logged (1 §8, 2 §8). Signed out, sends nothing and the name is 'User'.
 *
 * @param noToken log message without a token: the header has its own (1 §8)
 */
export function useCustomer(noToken = 'No token found') {
  const isSignedIn = useSelector(selectIsSignedIn);
  const query = api.useGetProfileQuery(undefined, { skip: !isSignedIn });
  const { error } = query;
  const customer: User | undefined = isSignedIn ? query.currentData : undefined;

  useEffect(() => {
    if (customer) userStorage.write(customer);
  }, [customer]);

  useEffect(() => {
    if (!isSignedIn) console.info(noToken);
  }, [isSignedIn, noToken]);

  useEffect(() => {
    if (!error) return;
    const hasAnswer = statusOf(error) !== undefined;
    console.info(hasAnswer ? 'Failed to fetch profile data' : 'Error fetching profile data');
  }, [error]);

  return {
    customer,
    name: customer?.name || 'User',
    isLoading: query.isFetching,
    isError: query.isError,
    error,
    refetch: query.refetch,
  };
}
