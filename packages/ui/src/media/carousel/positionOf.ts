const range = (first: number, last: number) => (first < last ? `${first}–${last}` : `${first}`);

/**
 * Which slides are in view, by their numbers: '2–4'; past the last one of a loop '5–6, 1'.
 *
 * @param first index of the first in view
 * @param shown how many are in view, at most `count`
 */
export function positionOf(first: number, shown: number, count: number): string {
  const beyond = first + shown - count;
  if (beyond <= 0) return range(first + 1, first + shown);
  return `${range(first + 1, count)}, ${range(1, beyond)}`;
}
