/** Returns the Levenshtein distance. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1];
    for (const [index, other] of [...to].entries()) {
      const [replaced = 0, removed = 0] = row.slice(index, index + 2);
      next.push(Math.min(replaced + Number(letter !== other), removed + 1, (next.at(-1) ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
