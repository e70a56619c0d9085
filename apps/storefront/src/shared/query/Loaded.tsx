import type { ReactNode } from 'react';

/** The parts of a generated query hook's result that `Loaded` needs. */
export interface Query<Data> {
  currentData?: Data | undefined;
  isError: boolean;
}

export interface LoadedProps<Data> {
  query: Query<Data>;
  /** Shown without data and without an error. */
  loading: ReactNode;
  /** Nothing is shown without it: most errors are only logged (1 §8). */
  failed?: ReactNode;
  /** Hides earlier data when a refetch fails. */
  hidesStale?: boolean;
  /** Replaces empty data: an empty list, unless `isEmpty` decides otherwise. */
  empty?: ReactNode;
  isEmpty?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders a query as loading, failed, empty or loaded. */
export function Loaded<Data>(props: LoadedProps<Data>): ReactNode {
  const { query, loading, failed, hidesStale, empty, isEmpty, children } = props;
  const { currentData, isError } = query;
  if (isError && (hidesStale || currentData === undefined)) return failed;
  if (currentData === undefined) return loading;
  const hasNoEntry = Array.isArray(currentData) && currentData.length === 0;
  return (isEmpty ?? hasNoEntry) ? empty : children(currentData);
}
