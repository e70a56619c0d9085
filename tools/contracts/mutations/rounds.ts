import type { Fault, Path } from './faults.ts';

const isWithin = (inner: Path, outer: Path) => outer.every((part, at) => inner[at] === part);

/** Whether the words about one could be about the other. */
function areMistakable(one: Fault, other: Fault): boolean {
  if (one.operation !== other.operation || one.status !== other.status) return false;
  if (!one.path || !other.path) return true;
  return isWithin(one.path, other.path) || isWithin(other.path, one.path);
}

/**
 * Puts faults together that can be told apart when all of them are there at once, so that few
 * verifications show very many.
 */
export function inRounds(faults: Fault[]): Fault[][] {
  const rounds: Fault[][] = [];
  for (const fault of faults) {
    const free = rounds.find((round) => !round.some((other) => areMistakable(fault, other)));
    if (free) free.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}
