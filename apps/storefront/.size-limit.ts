import { globSync } from 'node:fs';
import { filesOfFirstLoad, readBuild } from './build/firstLoad.ts';
import { sitePages } from './build/sitePages.ts';

/**
 * The most that any public page sends before it is hydrated, measured, plus 2 %. Sizes are those of
 * gzip at its best level.
 */
const firstLoad = { js: '145.5 kB', css: '12.7 kB' };

/** The most that any page adds to the scripts of the home page, measured, plus 2 %. */
const beyondHome = '21.1 kB';

/** All of them, though no page needs more than some; they are compressed as they are. */
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
        limit: firstLoad[kind],
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
      limit: beyondHome,
      gzip: true,
    })),
  {
    name: 'fonts',
    path: globSync('dist/client/assets/*.woff2', { cwd: import.meta.dirname }),
    limit: fonts,
    gzip: false,
  },
];
