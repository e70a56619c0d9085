import { globSync } from 'node:fs';
import { filesOfFirstLoad, readBuild } from './build/firstLoad.ts';
import { sitePages } from './build/sitePages.ts';

/**
 * What a first visit to a public page may weigh: all that must arrive before the page can be taken
 * over. Meant at gzip's usual level; size-limit measures at its best one, which saves up to 0.2 kB.
 */
const firstLoad = { js: '121 kB', css: '14.9 kB' };

/** What any page may add to the scripts of the home page, for a visitor who comes from there. */
const beyondHome = '39.9 kB';

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
