import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createCompiler } from '@vanilla-extract/compiler';
import { build, type Plugin, type Rolldown } from 'vite';

export interface Weight {
  /** What can be imported from it, types aside. */
  names: string[];
  /** Bytes of gzip that come with the import itself. */
  js: number;
  css: number;
  /** Bytes of gzip of what is imported lazily. */
  later: number;
  /** The paths of all modules that come with the import, unused ones shaken off. */
  modules: string[];
  /**
   * Whether React Aria's collections (of Menu, ListBox, Select…) are among them. Its Dialog brings
   * its Button, which asks their Hidden whether it stands in one; that alone is none.
   */
  hasCollections: boolean;
}

const folder = join(import.meta.dirname, '..');
/** Entry, as './button' -> its file, as './src/actions/button/index.ts'. */
export const { exports: files } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
) as {
  exports: Record<string, string>;
};

/** The names after `@parinda/ui/`, but for the theme, which is no component. */
export const uiEntries = (): string[] =>
  Object.keys(files)
    .map((entry) => entry.replace('./', ''))
    .filter((entry) => !entry.startsWith('theme'));

const gzip = (text: string | Uint8Array) => gzipSync(text).length;

const cssOf = '.vanilla.css';

/** Compiles each style once, however many builds it stands in: its own plugin starts anew for each. */
function styles() {
  const compiler = createCompiler({
    root: folder,
    identifiers: 'short',
    cssImportSpecifier: (file) => file + cssOf,
    enableFileWatcher: false,
  });
  const plugin: Plugin = {
    name: 'styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith(cssOf) ? source : undefined),
    load: (id) =>
      id.endsWith(cssOf) ? compiler.getCssForFile(id.slice(0, -cssOf.length)).css : undefined,
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: async (_code, id) =>
        (await compiler.processVanillaFile(id, { outputCss: true })).source,
    },
  };
  return { plugin, close: () => compiler.close() };
}

async function built(entries: string[], { plugin }: ReturnType<typeof styles>) {
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [plugin],
    // Whoever asks may run for development: the shop never does.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(
          entries.map((entry) => [entry, join(folder, files[`./${entry}`] ?? '')]),
        ),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

type Chunks = Rolldown.OutputChunk[];

/** What comes with the import of a chunk, itself included. */
function loadedWith(chunk: Rolldown.OutputChunk, all: Chunks): Chunks {
  const found = new Set([chunk]);
  for (const { imports } of found) {
    for (const other of all) if (imports.includes(other.fileName)) found.add(other);
  }
  return [...found];
}

const modulesIn = (chunks: Chunks): string[] =>
  chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => chunk.modules[id]?.renderedLength));

/** The modules of each entry, as `Weight.modules`, from one build of all: sixty take a minute. */
export async function modulesOf(entries: string[]): Promise<Map<string, string[]>> {
  const compiled = styles();
  const chunks = (await built(entries, compiled)).filter((file) => file.type === 'chunk');
  await compiled.close();
  return new Map(
    chunks
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => [chunk.name, modulesIn(loadedWith(chunk, chunks))]),
  );
}

export const hasCollections = (modules: string[]): boolean =>
  modules.some((id) => /\/collections\/(?!Hidden\.)/.test(id));

/** Builds each entry of the design system as an app would that imports nothing else. */
export async function weigh(entries: string[]): Promise<Map<string, Weight>> {
  const compiled = styles();
  const weights = new Map<string, Weight>();
  for (const entry of entries) weights.set(entry, weightOf(await built([entry], compiled)));
  await compiled.close();
  return weights;
}

function weightOf(output: Rolldown.RolldownOutput['output']): Weight {
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = chunks.filter(({ isEntry }) => isEntry).flatMap((it) => loadedWith(it, chunks));
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const modules = modulesIn(first);
  return {
    names: first.find(({ isEntry }) => isEntry)?.exports ?? [],
    js: sum(first.map((chunk) => gzip(chunk.code))),
    css: sum(
      output.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [gzip(file.source)] : [],
      ),
    ),
    later: sum(chunks.filter((chunk) => !first.includes(chunk)).map((chunk) => gzip(chunk.code))),
    modules,
    hasCollections: hasCollections(modules),
  };
}
