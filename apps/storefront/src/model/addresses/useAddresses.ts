import { api } from '@parinda/api-client';
import { useCustomer } from '../customer/useCustomer.ts';

/** Fetches the signed-in customer's addresses by the customer's id (2 §7). */
export function useAddresses() {
  const profile = useCustomer();
  const userId = profile.customer?.id;
  const query = api.useListAddressesQuery({ userId: userId ?? 0 }, { skip: userId === undefined });
  return {
    userId,
    addresses: query.data ?? [],
    currentData: query.currentData,
    isLoading: profile.isLoading || query.isLoading,
    isError: profile.isError || query.isError,
    retry: () => (userId === undefined ? profile.refetch() : query.refetch()),
  };
}
