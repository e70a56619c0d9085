import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './project.ts';
import { budgets, publicRoutes } from './routes.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export interface FirstLoad {
  route: string;
  jsKb: number;
  cssKb: number;
  /** Undefined where the route has no budget. */
  budget?: { jsKb: number; cssKb: number };
  isOver: boolean;
}

/** Every file that must arrive before the page of this module shows: entry, page, their imports. */
export function filesOfFirstLoad(manifest: Manifest, ...pageModule: string[]): Set<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build: is it still in tools/run/routes.ts?`);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    chunk.imports?.forEach(visit);
  };
  for (const key of [...entries, ...pageModule]) visit(key);
  return files;
}

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** First load of each public route, from the manifest and the files of the built storefront. */
export function measureFirstLoads(dist = inProject('apps/storefront/dist')): FirstLoad[] {
  const manifest = readManifest(dist);
  const gzipKb = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length, 0) / 1000;

  return Object.entries(publicRoutes).map(([route, { module }]) => {
    const files = [...filesOfFirstLoad(manifest, module)];
    const jsKb = gzipKb(files.filter((file) => file.endsWith('.js')));
    const cssKb = gzipKb(files.filter((file) => file.endsWith('.css')));
    const budget = budgets[route];
    const isOver = budget !== undefined && (jsKb > budget.jsKb || cssKb > budget.cssKb);
    return { route, jsKb, cssKb, budget, isOver };
  });
}

export function firstLoadTable(loads: FirstLoad[]): string {
  const rows = loads.map(({ route, jsKb, cssKb, budget, isOver }) => {
    const total = (jsKb + cssKb).toFixed(1).padStart(7);
    const limit = budget ? `  of ${budget.jsKb} + ${budget.cssKb}${isOver ? '  OVER' : ''}` : '';
    return `  ${route.padEnd(26)}${jsKb.toFixed(1).padStart(7)}${cssKb.toFixed(1).padStart(7)}${total}${limit}`;
  });
  const head = `  ${'route'.padEnd(26)}${'JS'.padStart(7)}${'CSS'.padStart(7)}${'total'.padStart(7)}`;
  return ['First load, kB of gzip', head, ...rows].join('\n');
}
