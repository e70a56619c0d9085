import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { filesOfFirstLoad, readBuild } from './firstLoad.ts';
import { sitePages } from './sitePages.ts';

/** Bytes of a public page until hydration: the measured size plus 2 %, with gzip at its best level. */
const firstLoad = { js: 179_600, css: 12_700 };

/** Limit for the scripts that a page adds to those of the home page: the measured size plus 2 %. */
const beyondHome = 32_800;

/** Limits for pages that render a select or tabs at once, whose collections and popovers are large. */
const withCollections = { js: 214_000, beyondHome: 47_100 };
const pagesWithCollections = ['/products', '/products/search', '/products/:slug', '/my-reviews'];

/** Limit for all fonts, of which a page needs a few. Font files are already compressed. */
const fonts = 60_000;

const client = `${import.meta.dirname}/../dist/client`;
const build = readBuild(client);
const filesOf = (page: string) => [...filesOfFirstLoad(build, [page])];
const read = (file: string) => readFileSync(`${client}/${file}`);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const sizeOf = (files: readonly string[], kind: string) =>
  sum(
    files
      .filter((file) => file.endsWith(`.${kind}`))
      .map((file) => gzipSync(read(file), { level: 9 }).length),
  );

const pages = Object.entries(sitePages).flatMap(([path, { file, isPublic }]) =>
  file ? [{ path, isPublic, files: filesOf(file) }] : [],
);
const home = filesOf('HomePage.tsx');

/** Sizes of the built pages in bytes, with their limits. */
export const sizes = [
  ...pages
    .filter(({ isPublic }) => isPublic)
    .flatMap(({ path, files }) =>
      (['js', 'css'] as const).map((kind) => ({
        name: `${path} ${kind}`,
        size: sizeOf(files, kind),
        limit:
          kind === 'js' && pagesWithCollections.includes(path)
            ? withCollections.js
            : firstLoad[kind],
      })),
    ),
  ...pages
    .filter(({ path }) => path !== '/')
    .map(({ path, files }) => ({
      name: `${path} beyond home`,
      size: sizeOf(
        files.filter((file) => !home.includes(file)),
        'js',
      ),
      limit: pagesWithCollections.includes(path) ? withCollections.beyondHome : beyondHome,
    })),
  {
    name: 'fonts',
    size: sum(globSync('assets/*.woff2', { cwd: client }).map((file) => read(file).length)),
    limit: fonts,
  },
];

if (import.meta.main) {
  console.table(sizes);
  if (sizes.some(({ size, limit }) => size > limit)) process.exitCode = 1;
}
