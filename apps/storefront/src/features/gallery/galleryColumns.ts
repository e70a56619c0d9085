const emptyCells = (count: number, columns: number) => (columns - (count % columns)) % columns;

/** The choice with the fewest empty cells in the last row; the first of equal ones. */
const fullest = (count: number, choices: readonly number[]): number =>
  choices.reduce((best, one) => (emptyCells(count, one) < emptyCells(count, best) ? one : best));

/** Returns the columns of a gallery that leave as little of the last row empty as possible. */
export const galleryColumns = (count: number) => ({
  narrow: 1,
  medium: fullest(count, [2, 3]),
  wide: fullest(count, [4, 5, 3]),
});
