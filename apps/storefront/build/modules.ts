import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { modulesFile } from './firstLoad.ts';

/** Writes the map of modules to scripts, which the server and the byte budgets read. */
export const modules: Plugin = {
  name: 'modules',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const scripts = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? output.moduleIds
            .filter((id) => !id.startsWith('\0'))
            .map((id) => [relative(process.cwd(), id), output.fileName])
        : [],
    );
    writeFileSync(`${dir}/${modulesFile}`, JSON.stringify(Object.fromEntries(scripts), null, 2));
  },
};
