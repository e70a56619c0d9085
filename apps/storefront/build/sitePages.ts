import { guardedPaths, type PathName, paths } from '../src/shared/routing/paths.ts';

/** What a build has to know of the page at a path. */
export interface SitePage {
  /** The file of its component; a path that leads elsewhere has none. */
  file?: string;
  isPublic: boolean;
}

/** What stays around the pages of an account, all of which are guarded (src/app/pages.ts). */
export const accountFrame = 'AccountArea.tsx';

const names = Object.keys(paths) as PathName[];

/** As src/app/pages.ts names them: a page is called as its path is. */
function fileOf(name: PathName): string | undefined {
  if (name === 'orderHistory') return undefined;
  const page = name === 'search' ? 'products' : name;
  return `${page[0]?.toUpperCase()}${page.slice(1)}Page.tsx`;
}

/** Every path of the shop -> its page. Byte budgets are made from it. */
export const sitePages: Record<string, SitePage> = Object.fromEntries(
  names.map((name) => [
    paths[name],
    {
      file: fileOf(name),
      isPublic: !(guardedPaths as readonly PathName[]).includes(name),
    },
  ]),
);
