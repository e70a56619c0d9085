import { api, statusOf } from '@parinda/api-client';
import { useParams } from 'react-router-dom';
import { decryptOrderId } from './orderId.ts';

/** The links to invoices in an order expire after 15 to 30 minutes. */
const pollingInterval = 10 * 60_000;

/** Reads the order whose encrypted id is in the path. `id` is undefined if it is malformed. */
export function useOrderOfPath() {
  const { encryptedId = '' } = useParams();
  const id = decryptOrderId(encryptedId);
  const query = api.useGetOrderQuery(
    { id: id ?? 0 },
    { skip: id === undefined, refetchOnMountOrArgChange: true, pollingInterval },
  );
  // The API also answers 404 for another customer's order.
  const isFailure = query.isError && !query.currentData && statusOf(query.error) !== 404;
  return { id, query, isFailure };
}
