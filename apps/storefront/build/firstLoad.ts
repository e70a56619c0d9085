import { readFileSync } from 'node:fs';

/** Vite's manifest names only modules with a script of their own; this file maps all of them. */
export const modulesFile = '.vite/modules.json';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The manifest and module map of a build. */
export interface Build {
  /** Vite's manifest: each script with its imports. */
  chunks: Record<string, ManifestChunk>;
  /** The path of a module -> its script. */
  modules: Record<string, string>;
}

export const readBuild = (dist: string): Build => ({
  chunks: JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')),
  modules: JSON.parse(readFileSync(`${dist}/${modulesFile}`, 'utf8')),
});

/**
 * Returns all files that must load before these modules can render: the entry, the modules and
 * their imports.
 *
 * @param files ends of the modules' paths
 */
export function filesOfFirstLoad(
  { chunks, modules }: Build,
  files: readonly string[],
): Set<string> {
  const keys = Object.keys(chunks);
  const entries = keys.filter((key) => chunks[key]?.isEntry);
  const wanted = files.map((file) => {
    const path = Object.keys(modules).find((one) => one.endsWith(`/${file}`));
    const key = path && keys.find((one) => chunks[one]?.file === modules[path]);
    if (!key) throw new Error(`${file} is not in the build, though a page is made of it.`);
    return key;
  });
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the build, though another file imports it.`);
    found.add(chunk.file);
    for (const css of chunk.css ?? []) found.add(css);
    chunk.imports?.forEach(visit);
  };
  for (const key of [...entries, ...wanted]) visit(key);
  return found;
}
