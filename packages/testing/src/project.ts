import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file in the project. */
export function inProject(path = ''): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
