import { basename, join } from 'node:path';
import type { Rolldown } from 'tsdown';

const stands: Record<string, string> = {
  react: join(import.meta.dirname, 'react.ts'),
  'react/jsx-runtime': join(import.meta.dirname, 'jsx-runtime.ts'),
};

/** Components that take a ref, which was no prop before React 19. */
const withRef = ['Button', 'Heading', 'IconButton', 'Link', 'LinkButton', 'PlainLink'];

/**
 * The sources are written for React 19, and the shop carries nothing for older ones; this makes what is
 * built of them run in React 18 too.
 */
export function olderReact(): Rolldown.Plugin {
  const missing = new Set(withRef);
  return {
    name: 'older-react',
    resolveId: {
      // Before React is left out of the build, as the users' own.
      order: 'pre',
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler(source, importer = '') {
        const isOwn = importer.includes('/src/') && !importer.endsWith('.d.ts');
        return isOwn ? stands[source] : undefined;
      },
    },
    transform: {
      filter: { id: new RegExp(`/(${withRef.join('|')})\\.tsx$`) },
      handler(code, id) {
        const name = basename(id, '.tsx');
        const head = `export function ${name}(`;
        if (!code.includes(head)) return;
        missing.delete(name);
        return `import { withRef } from 'react';
${code.replace(head, `function ${name}$(`)}
export const ${name} = /* @__PURE__ */ withRef(${name}$);
`;
      },
    },
    buildEnd(error) {
      if (!error && missing.size) throw new Error(`No component ${[...missing].join(', ')}`);
    },
  };
}
