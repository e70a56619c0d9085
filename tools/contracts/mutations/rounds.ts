import type { Fault, Path } from './faults.ts';

const isWithin = (inner: Path, outer: Path) => outer.every((part, at) => inner[at] === part);

/** Returns whether one mismatch could come from either fault. */
function areAmbiguous(one: Fault, other: Fault): boolean {
  if (one.operation !== other.operation || one.status !== other.status) return false;
  if (!one.path || !other.path) return true;
  return isWithin(one.path, other.path) || isWithin(other.path, one.path);
}

/**
 * Groups faults that can be distinguished when all of them occur at once. One verification then tests a
 * whole group.
 */
export function groupIntoRounds(faults: Fault[]): Fault[][] {
  const rounds: Fault[][] = [];
  for (const fault of faults) {
    const match = rounds.find((round) => !round.some((other) => areAmbiguous(fault, other)));
    if (match) match.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}
