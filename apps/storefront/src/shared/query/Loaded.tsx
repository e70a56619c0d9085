import type { ReactNode } from 'react';

/** What a generated query hook tells of its data. */
export interface Query<Data> {
  currentData?: Data | undefined;
  isError: boolean;
}

export interface LoadedProps<Data> {
  query: Query<Data>;
  /** While there is neither data nor a failure. */
  loading: ReactNode;
  /** Without it nothing is shown: most failures are only logged (1 §8). */
  failed?: ReactNode;
  /** What was loaded before is not shown once it could not be loaded again. */
  hidesStale?: boolean;
  /** In place of data that are empty: a list without entries, unless `isEmpty` says otherwise. */
  empty?: ReactNode;
  isEmpty?: boolean;
  children: (data: Data) => ReactNode;
}

/** What there is to see of a query: that it is loading, has failed, is empty, or its data. */
export function Loaded<Data>(props: LoadedProps<Data>): ReactNode {
  const { query, loading, failed, hidesStale, empty, isEmpty, children } = props;
  const { currentData, isError } = query;
  if (isError && (hidesStale || currentData === undefined)) return failed;
  if (currentData === undefined) return loading;
  const hasNoEntry = Array.isArray(currentData) && currentData.length === 0;
  return (isEmpty ?? hasNoEntry) ? empty : children(currentData);
}
