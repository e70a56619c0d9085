import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Rolldown } from 'tsdown';

const root = join(import.meta.dirname, '..');
const theme = (file: string) => join(root, 'src/theme', file);
const [layers, tokens, reset] = ['layers', 'themes', 'global'].map((name) =>
  theme(`${name}.css.ts`),
) as [string, string, string];

/** `fonts.css` with what it names, and the licences of the faces. */
function fontFiles(): Record<string, string | Uint8Array> {
  const css = readFileSync(theme('fonts/fonts.css'), 'utf8').replaceAll('?no-inline', '');
  const files: Record<string, string | Uint8Array> = {
    'fonts.css': css.replaceAll('url("./', 'url("./fonts/'),
  };
  for (const [, name] of css.matchAll(/url\("\.\/(.+?)"\)/g))
    files[`fonts/${name}`] = readFileSync(theme(`fonts/${name}`));
  for (const name of globSync('LICENSE-*', { cwd: theme('fonts') }))
    files[`fonts/${name}`] = readFileSync(theme(`fonts/${name}`));
  return files;
}

/** Plain Node, which renders on a server, imports no styles: the scripts ask for none. */
const nothing = '\0no-styles';

const imported = /^import ['"](.+)\.css-of['"];?$/gm;

/**
 * Compiles the styles, takes them out of the scripts and writes them beside: `<entry>.css` is what that
 * entry and its parts need, `theme.css` the tokens, `styles.css` both for all entries, `reset.css` what
 * it says of bare elements, `fonts.css` the faces. Each of them but the last names the layers first, so any order of them is good.
 */
export function styles(): Rolldown.Plugin {
  const compiler = createCompiler({
    root,
    // Names for the page of somebody else.
    identifiers: ({ hash }) => `pa-${hash}`,
    cssImportSpecifier: (path) => `${path}.css-of`,
    enableFileWatcher: false,
  });
  /** The module -> the files whose styles its script asked for, in their order. */
  const asked = new Map<string, string[]>();

  return {
    name: 'styles',
    resolveId: (source) => (source.endsWith('.css') ? nothing : undefined),
    load: (id) => (id === nothing ? 'export {}' : undefined),
    transform: {
      filter: { id: /\.css\.ts$/ },
      async handler(_code, id) {
        const { source, watchFiles } = await compiler.processVanillaFile(id, { outputCss: true });
        for (const file of watchFiles) this.addWatchFile(file);
        asked.set(
          id,
          [...source.matchAll(imported)].map(([, path = '']) => path),
        );
        return { code: source.replace(imported, ''), moduleType: 'js' };
      },
    },
    generateBundle(_options, bundle) {
      const filesOf = (id: string, seen = new Set<string>()): string[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        const info = this.getModuleInfo(id);
        const below = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
        return [...below.flatMap((other) => filesOf(other, seen)), ...(asked.get(id) ?? [])];
      };
      const write = (fileName: string, files: string[]) => {
        const parts = new Set([layers, ...files].map((file) => compiler.getCssForFile(file).css));
        this.emitFile({ type: 'asset', fileName, source: [...parts, ''].join('\n') });
      };

      const all: string[] = [];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId) continue;
        // Types are chunks of their own.
        if (!chunk.fileName.endsWith('.js') || chunk.fileName.startsWith('theme')) continue;
        const files = filesOf(chunk.facadeModuleId);
        all.push(...files);
        write(chunk.fileName.replace(/\.js$/, '.css'), files);
      }
      write('theme.css', [tokens]);
      write('reset.css', [reset]);
      write('styles.css', [tokens, ...all]);
      for (const [fileName, source] of Object.entries(fontFiles()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    closeBundle: () => compiler.close(),
  };
}
