import { readFileSync } from 'node:fs';

/** Beside the manifest, which names only those modules that got a script of their own. */
export const modulesFile = '.vite/modules.json';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** What a build consists of. */
export interface Build {
  /** Vite's: each script with what it imports. */
  chunks: Record<string, ManifestChunk>;
  /** The path of a module -> the script that it is in. */
  modules: Record<string, string>;
}

export const readBuild = (dist: string): Build => ({
  chunks: JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')),
  modules: JSON.parse(readFileSync(`${dist}/${modulesFile}`, 'utf8')),
});

/**
 * Every file that must arrive before what these modules hold can show: the entry, the modules, and
 * all that they import.
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
