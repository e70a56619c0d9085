import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** Every file that must arrive before the page of this file shows: entry, page, their imports. */
export function filesOfFirstLoad(manifest: Manifest, pageFile?: string): Set<string> {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const page = pageFile && keys.find((key) => key.endsWith(`/${pageFile}`));
  if (pageFile && !page) throw new Error(`${pageFile} is not in the build: see sitePages.ts`);
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build, though another file imports it.`);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    chunk.imports?.forEach(visit);
  };
  for (const key of page ? [...entries, page] : entries) visit(key);
  return files;
}
