import { fileURLToPath } from 'node:url';

/** Absolute path inside the project: `inProject('apps', 'api')` style, joined by `/`. */
export function inProject(path = ''): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
