import type { Plugin } from 'vite';

/** What is changed in a package's files, by what it is for. */
export type Edit = [what: string, find: RegExp, replacement: string];

interface Lighter {
  /** Its own file, where the patterns stand. */
  name: string;
  /** What is edited. */
  of: string;
  files: RegExp;
  edits: Edit[];
}

/**
 * Leaves out of a package what the shop never runs and a bundler cannot see. A version that is
 * written in another way fails the build, which would grow unseen otherwise.
 */
export function lighter({ name, of, files, edits }: Lighter): Plugin {
  const found = new Set<string>();
  return {
    name,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: files },
      handler: (code) =>
        edits.reduce((text, [what, find, replacement]) => {
          const edited = text.replace(find, replacement);
          if (edited !== text) found.add(what);
          return edited;
        }, code),
    },
    buildEnd(error) {
      const missing = edits.map(([what]) => what).filter((what) => !found.has(what));
      if (error || !missing.length) return;
      this.error(
        `${of} is not written as build/${name}.ts expects: it does not find ${missing.join(', ')}. ` +
          'Fit its patterns to the installed version, or remove it if the bundle is as small without it.',
      );
    },
  };
}

/** A function at a file's top level, which is to do nothing, or something else. */
export const emptied = (name: string, body = ''): Edit => [
  `the function ${name}`,
  new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^}$`, 'm'),
  `function ${name.replace('$', '$$$$')}() {${body}}`,
];
