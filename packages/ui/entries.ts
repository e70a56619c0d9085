import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const packageFolder = import.meta.dirname;

const { exports: files } = JSON.parse(
  readFileSync(join(packageFolder, 'package.json'), 'utf8'),
) as { exports: Record<string, string> };

/** Maps each entry of components after `@parinda/ui/`, such as `button`, to the path of its file. */
export const entryFiles = new Map(
  Object.entries(files)
    .map(([entry, file]) => [entry.replace('./', ''), join(packageFolder, file)] as const)
    .filter(([entry]) => !entry.startsWith('theme')),
);
