const range = (first: number, last: number) => (first < last ? `${first}–${last}` : `${first}`);

/**
 * Returns the visible slides by number: '2–4'; in a loop also '5–6, 1'.
 *
 * @param first index of the first visible slide
 * @param shown number of visible slides, at most `count`
 */
export function positionOf(first: number, shown: number, count: number): string {
  const beyond = first + shown - count;
  if (beyond <= 0) return range(first + 1, first + shown);
  return `${range(first + 1, count)}, ${range(1, beyond)}`;
}
