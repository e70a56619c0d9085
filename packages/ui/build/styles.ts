import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Rolldown } from 'tsdown';

const root = join(import.meta.dirname, '..');
const theme = (file: string) => join(root, 'src/theme', file);
const [layers, tokens, reset] = ['layers', 'themes', 'global'].map((name) =>
  theme(`${name}.css.ts`),
) as [string, string, string];

/** Writes `fonts.css`, the fonts and their licences. */
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

/** Node imports no styles, so that the scripts work on a server. */
const nothing = '\0no-styles';

const imported = /^import ['"](.+)\.css-of['"];?$/gm;

/**
 * Compiles the styles and writes them beside the scripts: `<entry>.css` for one entry, `theme.css`
 * for the tokens, `styles.css` for everything, `reset.css` for bare elements, `fonts.css` for the
 * fonts. Each except the last starts with the layer order, so they can be loaded in any order.
 */
export function styles(): Rolldown.Plugin {
  const compiler = createCompiler({
    root,
    // Names for pages of other projects.
    identifiers: ({ hash }) => `pa-${hash}`,
    cssImportSpecifier: (path) => `${path}.css-of`,
    enableFileWatcher: false,
  });
  /** Maps a module to its style files, in import order. */
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
        // Types are separate chunks.
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
