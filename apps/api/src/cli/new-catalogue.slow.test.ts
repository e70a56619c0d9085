import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '@parinda/testing/project';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';
import { newDataFolder } from '../../testing/data-folder.ts';

let folder: string;
const servers: ChildProcess[] = [];
beforeEach(() => {
  folder = newDataFolder();
});
afterEach(async () => {
  for (const server of servers) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true });
});

function run(script: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [inProject(script), ...args], {
    env: { ...childEnvironment, DATA_DIR: folder, SEED: '0', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

async function shop(...args: string[]): Promise<string> {
  const { child, output } = run('apps/api/src/cli/owner.ts', {}, ...args);
  await once(child, 'close');
  return output();
}

/** Starts a server and returns its URL. */
async function start(script: string, env: Record<string, string> = {}): Promise<string> {
  const { child, output } = run(script, env);
  servers.unshift(child);
  await expect.poll(output).toMatch(/ready at \S+\n/);
  return /ready at (\S+)/.exec(output())?.[1] ?? '';
}

// Spec: decisions Server
it('shows an imported product in a new category of an empty shop', async () => {
  const table = join(folder, 'products.csv');
  writeFileSync(
    table,
    `slug,title,category_name,material,short_desc,long_desc,price,max_price
marigold,Marigold,Herbs & Seeds,Paper,Orange,A packet,40,50
basil,Holy Basil,Herbs & Seeds,Paper,Green,A packet,30,30
`,
  );
  expect(await shop('products', 'import', table)).toBe(
    `Nothing was imported:
Row 1: There is no category Herbs & Seeds. There are no categories yet. Add it with: npx pnpm@12 shop categories add "Herbs & Seeds"
Row 2: There is no category Herbs & Seeds
`,
  );
  expect(await shop('categories', 'add', 'Herbs & Seeds')).toBe('Added Herbs & Seeds.\n');

  const api = await start('apps/api/src/server.ts');
  const site = await start('apps/storefront/server/development/main.ts', { API_INTERNAL_URL: api });
  const page = async (path: string) => (await fetch(site + path)).text();
  const linksOf = async (path: string) =>
    [...(await page(path)).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const category = `/category/${encodeURIComponent('Herbs & Seeds')}`;
  expect(await page(category)).toContain('No products in this category yet');

  expect(await shop('products', 'import', table)).toBe(
    'Imported: 2 added, 0 changed, 0 unchanged.\n',
  );
  // The storefront keeps lists for some seconds.
  await expect.poll(() => linksOf(category)).toContain('/products/marigold');
  for (const path of [
    category,
    '/category/1',
    `/products?category=${encodeURIComponent('Herbs & Seeds')}`,
    '/products/search?query=seeds',
  ]) {
    const wanted = ['/products/marigold', '/products/basil', category];
    expect([path, await linksOf(path)]).toEqual([path, expect.arrayContaining(wanted)]);
  }
});
