import { editDistance } from '@parinda/server-kit/edit-distance';
import { Invalid } from '../errors.ts';

export const maxNameLength = 100;

const withSingleSpaces = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** Pages find a category by its name in any case. */
export const sameName = (one: string, other: string): boolean =>
  withSingleSpaces(one).toLowerCase() === withSingleSpaces(other).toLowerCase();

/** Returns the name with single spaces. Throws Invalid. */
export function checkedName(given: string): string {
  const name = withSingleSpaces(given);
  if (!name) throw new Invalid('Missing name of the category.');
  if (name.length > maxNameLength) {
    throw new Invalid(`The name of a category must have at most ${maxNameLength} characters.`);
  }
  if (/\p{C}/u.test(name.replaceAll(/[\u200c\u200d]/g, ''))) {
    throw new Invalid(`The name ${name} contains a character that cannot be seen. Type it again.`);
  }
  // The page of a category also has the address /category/{id}.
  if (/^\d+$/.test(name)) {
    throw new Invalid(`The name ${name} is a number. Add a word: numbers are ids of categories.`);
  }
  return name;
}

/** Returns 'Nets, Gel and Tape'. */
export const listOf = (names: string[]): string => new Intl.ListFormat('en-IN').format(names);

/** Returns 'There is no category Spike. The nearest are Bird Spikes and Monkey Spikes.' */
export function noCategory(name: string, names: string[]): string {
  const distance = (other: string) => editDistance(name.toLowerCase(), other.toLowerCase());
  const nearest = names.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
  const others =
    nearest.length === 0
      ? 'There are no categories yet.'
      : `The nearest ${nearest.length === 1 ? 'is' : 'are'} ${listOf(nearest)}.`;
  return `There is no category ${name}. ${others}`;
}

/** Returns the command that adds a category. A table's name must not run as part of it. */
export function howToAdd(name: string): string {
  const given = /["$`\\!%]/.test(name) ? 'NAME' : `"${name}"`;
  return `Add it with: npx pnpm@12 shop categories add ${given}`;
}
