import { gzipSync } from 'node:zlib';
import { createCompiler } from '@vanilla-extract/compiler';
import { build, type Plugin, type Rolldown } from 'vite';
import { entryFiles, packageFolder } from '../entries.ts';

export interface Weight {
  /** Names that can be imported, without types. */
  names: string[];
  /** Gzipped bytes of the import. */
  js: number;
  css: number;
  /** Gzipped bytes of lazy imports. */
  later: number;
  /** Paths of all modules of the import, after tree shaking. */
  modules: string[];
  /**
   * Whether it contains React Aria's collections (Menu, ListBox, Select…). Dialog imports Button,
   * which imports Hidden; that does not count.
   */
  hasCollections: boolean;
}

const gzip = (text: string | Uint8Array) => gzipSync(text).length;

const cssOf = '.vanilla.css';

/** Caches compiled styles across builds: the plugin would compile them for each. */
function styles() {
  const compiler = createCompiler({
    root: packageFolder,
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
    root: packageFolder,
    logLevel: 'error',
    plugins: [plugin],
    // Forces production mode, as in the storefront.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, entryFiles.get(entry) ?? ''])),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

type Chunks = Rolldown.OutputChunk[];

/** Returns a chunk and all chunks that it imports. */
function loadedWith(chunk: Rolldown.OutputChunk, all: Chunks): Chunks {
  const found = new Set([chunk]);
  for (const { imports } of found) {
    for (const other of all) if (imports.includes(other.fileName)) found.add(other);
  }
  return [...found];
}

const modulesIn = (chunks: Chunks): string[] =>
  chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => chunk.modules[id]?.renderedLength));

/** Modules of each entry, like `Weight.modules`, from one build: sixty builds take a minute. */
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

/** Builds each entry like an app that imports nothing else. */
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
