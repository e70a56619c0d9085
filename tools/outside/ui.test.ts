import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '@parinda/testing/accessible';
import { testBrowser } from '@parinda/testing/browser';
import { inProject } from '@parinda/testing/project';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { serveFolder } from '../run/serve-folder.ts';
import { install, outsideFolder, pack, run } from './outside.ts';

const folder = outsideFolder();
let tarball: string;
let browser: Browser;

beforeAll(async () => {
  tarball = await pack('ui', folder.path);
  browser = await chromium.launch(await testBrowser());
}, 600_000);
afterAll(async () => {
  await browser.close();
  folder[Symbol.dispose]();
});

/** Opens a page. Collects its errors and warnings. */
async function open(url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  // A click before hydration loads the page instead.
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, complaints };
}

const looksOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const { backgroundColor, borderRadius, fontFamily, minHeight } = getComputedStyle(button);
    return { backgroundColor, borderRadius, minHeight, face: fontFamily.split(',')[0] };
  });

/** Waits for the end of a colour transition. */
const expectLooks = (page: Page, name: string, looks: Awaited<ReturnType<typeof looksOf>>) =>
  expect.poll(() => looksOf(page, name)).toEqual(looks);

const primary = {
  backgroundColor: 'rgb(11, 97, 105)',
  borderRadius: '8px',
  minHeight: '44px',
  face: '"Figtree Variable"',
};

const filesOf = async () => (await run(folder.path, 'tar', '-tf', tarball)).trim().split('\n');

it('has at most 400 kB, with licences and changelog, without sources', async () => {
  const files = await filesOf();
  expect(statSync(tarball).size).toBeLessThanOrEqual(400_000);
  for (const name of [
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'llms.txt',
    'guides/button.md',
    'tokens/tokens.json',
  ])
    expect(files).toContain(`package/${name}`);
  for (const face of ['figtree', 'bricolage-grotesque', 'dejavu-sans'])
    expect(files).toContain(`package/dist/fonts/LICENSE-${face}`);
  expect(files.filter((name) => /(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
});

it('exports the entries of the workspace with types and styles', async () => {
  const named = async (pattern: RegExp) =>
    (await filesOf()).flatMap((file) => pattern.exec(file)?.[1] ?? []).sort();
  const entries = Object.keys(manifest.exports)
    .map((name) => name.replace('./', ''))
    // For vanilla-extract styles inside the workspace only.
    .filter((name) => name !== 'theme/styles')
    .sort();
  expect(await named(/^package\/dist\/(?!parts\/)(.+)\.js$/)).toEqual(entries);
  expect(await named(/^package\/dist\/(?!parts\/)(.+)\.d\.ts$/)).toEqual(entries);
  expect(await named(/^package\/dist\/(.+)\.css$/)).toEqual(
    [...entries.filter((name) => name !== 'theme/palette'), 'fonts', 'reset', 'styles'].sort(),
  );
});

it('prefixes every global name of its styles', async () => {
  await run(folder.path, 'tar', '-xf', tarball);
  const css = readFileSync(join(folder.path, 'package/dist/styles.css'), 'utf8');
  const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name);
  const all = [
    ...names(/@layer ([\w.]+)/g),
    ...names(/@keyframes ([\w-]+)/g),
    ...names(/--([\w-]+)/g),
    ...names(/(?<!\w)\.([a-z][\w-]*)[^{};]*\{/gi),
  ];
  expect(all.length).toBeGreaterThan(500);
  // React Aria sets the width of a popover's trigger.
  const foreign = /^(?!pa([-.]|$)|trigger-width$)/;
  expect([...new Set(all)].filter((name) => foreign.test(name))).toEqual([]);
  // On the root they only set tokens.
  const selectors = names(/^ *([^@\s{}][^{};]*?) \{$/gm).filter(
    (it) => !/^(from|to|[\d.]+%)/.test(it),
  );
  const bare = new Set(selectors.filter((it) => !it.includes('.pa-')));
  expect([...bare].filter((it) => !/^(:root|\[data-theme)/.test(it))).toEqual([]);
});

const readme = readFileSync(inProject('packages/ui/README.md'), 'utf8');

/** Code blocks of the README in a language. */
const snippets = (language: string) =>
  [...readme.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );

const oldProps = `import { Tabs } from '@parinda/ui/tabs';

export const Old = () => (
  <Tabs label="Product" defaultSelectedId="b" onSelect={() => {}} tabs={[]} />
);
`;

/** Adds a file with old names of props, and renames them with the codemod of the package. */
async function renameProps(app: string): Promise<void> {
  writeFileSync(join(app, 'src/old.tsx'), oldProps);
  const program = inProject('packages/ui/node_modules/jscodeshift/bin/jscodeshift.js');
  const transform = join(app, 'node_modules/@parinda/ui/codemods/rename-props.cjs');
  await run(app, 'node', program, '--parser', 'tsx', '--extensions', 'tsx', '-t', transform, 'src');
  expect(readFileSync(join(app, 'src/old.tsx'), 'utf8')).toContain('onSelectionChange={');
}

it('renders and hydrates in a Vite app with the oldest supported React', async () => {
  const app = await install('ui-in-vite', folder.path, { '@parinda/ui': tarball });
  for (const [index, code] of snippets('tsx').entries())
    writeFileSync(join(app, `src/snippet${index}.tsx`), code);
  await renameProps(app);
  await run(app, 'npx', 'tsc', '-p', '.');
  await run(app, 'npx', 'tsc', '-p', '.', '--module', 'nodenext', '--moduleResolution', 'nodenext');
  await run(app, 'npx', 'vite', 'build', '--outDir', 'dist/client');
  await run(app, 'npx', 'vite', 'build', '--outDir', 'dist/server', '--ssr', 'src/server.tsx');
  expect(await run(app, 'node', 'render.js'), 'output of the server').toBe('');

  await using site = await serveFolder(join(app, 'dist/client'));
  const { page, complaints } = await open(site.url);
  await expectLooks(page, 'Delete the ledger', primary);
  const refs = page.getByLabel('What the refs hold');
  await expect.poll(() => refs.textContent()).toBe('h1 button button a a a input');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sparrows' }).click();
  await page.getByText('You are at /sparrows').waitFor();
  await page.getByRole('slider').press('ArrowRight');
  await page.getByText('You are at /sparrows?to=600').waitFor();
  await page.getByRole('button', { name: 'Fill the cart' }).click();
  await page.getByText('Filled at /sparrows').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await page.locator('[inert]').allTextContents()).toEqual(['Robin']);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Delete the ledger' }).click();
  await page.getByRole('dialog', { name: 'Delete it?' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.locator('link[rel=stylesheet]').evaluateAll((all) => {
    for (const link of all) link.remove();
  });
  for (const part of ['button', 'theme'])
    await page.addStyleTag({ path: join(app, `node_modules/@parinda/ui/dist/${part}.css`) });
  await expectLooks(page, 'Delete the ledger', primary);
  for (const content of snippets('css')) await page.addStyleTag({ content });
  await expectLooks(page, 'Delete the ledger', {
    ...primary,
    backgroundColor: 'rgb(91, 42, 134)',
    borderRadius: '0px',
  });
  expect(complaints).toEqual([]);
});

it('renders in server components of a Next.js app', async () => {
  const app = await install('ui-in-next', folder.path, { '@parinda/ui': tarball });
  // The build also checks types.
  await run(app, 'npx', 'next', 'build');
  const written = readFileSync(join(app, 'out/index.html'), 'utf8');
  expect(written).toMatch(/<button [^>]*class="pa-[^>]*>.*Order the ledger/);

  await using site = await serveFolder(join(app, 'out'));
  const { page, complaints } = await open(site.url);
  await expectLooks(page, 'Order the ledger', primary);
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { isStill: true }));
  await page.getByRole('link', { name: 'Sparrows' }).click();
  await page.getByRole('heading', { name: 'Sparrows' }).waitFor();
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

it('Tailwind utilities win over the components in both import orders', async () => {
  const app = await install('ui-in-tailwind', folder.path, { '@parinda/ui': tarball });
  const [css = ''] = snippets('postcss');
  const [layers, ...imports] = css.trim().split('\n');
  for (const lines of [imports, imports.toReversed()]) {
    writeFileSync(join(app, 'src/styles.css'), [layers, ...lines].join('\n'));
    await run(app, 'npx', 'vite', 'build');
    await using site = await serveFolder(join(app, 'dist'));
    const { page, complaints } = await open(site.url);
    await expectLooks(page, 'Order the ledger', primary);
    await expectLooks(page, 'Print the ledger', { ...primary, borderRadius: '0px' });
    const title = page.getByRole('heading', { name: 'A ledger of birds' });
    expect(await title.evaluate((h1) => getComputedStyle(h1).fontSize)).toBe('30px');
    expect(complaints).toEqual([]);
  }
});
