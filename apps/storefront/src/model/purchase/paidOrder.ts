/** Returns the id of the order that was just paid, from the history state of /orders. */
export function paidOrderIn(historyState: unknown): number | undefined {
  const { paidOrder } = Object(historyState) as { paidOrder?: unknown };
  return typeof paidOrder === 'number' ? paidOrder : undefined;
}
