import { globSync } from 'node:fs';
import { filesOfFirstLoad, readBuild } from './build/firstLoad.ts';
import { sitePages } from './build/sitePages.ts';

/** Limits for a public page until hydration: the measured size plus 2 %, with gzip at its best level. */
const firstLoad = { js: '176 kB', css: '12.7 kB' };

/** Limit for the scripts that a page adds to those of the home page: the measured size plus 2 %. */
const beyondHome = '30.5 kB';

/** Limits for pages that render a select or tabs at once, whose collections and popovers are large. */
const withCollections = { js: '210.4 kB', beyondHome: '47.1 kB' };
const pagesWithCollections = ['/products', '/products/search', '/products/:slug', '/my-reviews'];

/** Limit for all fonts, of which a page needs a few. Font files are already compressed. */
const fonts = '60 kB';

const build = readBuild(`${import.meta.dirname}/dist/client`);
const filesOf = (page: string) => [...filesOfFirstLoad(build, [page])];
const ofKind = (files: readonly string[], kind: string) =>
  files.filter((file) => file.endsWith(`.${kind}`)).map((file) => `dist/client/${file}`);

const pages = Object.entries(sitePages).flatMap(([path, { file, isPublic }]) =>
  file ? [{ path, isPublic, files: filesOf(file) }] : [],
);
const home = filesOf('HomePage.tsx');

export default [
  ...pages
    .filter(({ isPublic }) => isPublic)
    .flatMap(({ path, files }) =>
      (['js', 'css'] as const).map((kind) => ({
        name: `${path} ${kind}`,
        path: ofKind(files, kind),
        limit:
          kind === 'js' && pagesWithCollections.includes(path)
            ? withCollections.js
            : firstLoad[kind],
        gzip: true,
      })),
    ),
  ...pages
    .filter(({ path }) => path !== '/')
    .map(({ path, files }) => ({
      name: `${path} beyond home`,
      path: ofKind(
        files.filter((file) => !home.includes(file)),
        'js',
      ),
      limit: pagesWithCollections.includes(path) ? withCollections.beyondHome : beyondHome,
      gzip: true,
    })),
  {
    name: 'fonts',
    path: globSync('dist/client/assets/*.woff2', { cwd: import.meta.dirname }),
    limit: fonts,
    gzip: false,
  },
];
