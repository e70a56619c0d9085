/** The order that was just paid, as the history's entry of /orders has it. */
export function paidOrderIn(historyState: unknown): number | undefined {
  const { paidOrder } = Object(historyState) as { paidOrder?: unknown };
  return typeof paidOrder === 'number' ? paidOrder : undefined;
}
