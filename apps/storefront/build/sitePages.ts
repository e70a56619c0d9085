import { guardedPaths, type PathName, paths } from '../src/shared/routing/paths.ts';

/** A page as the byte budgets need it. */
export interface SitePage {
  /** The file of its component; undefined for a redirect. */
  file?: string;
  isPublic: boolean;
}

/** The frame around the account pages, all of which are guarded (src/app/pages.ts). */
export const accountFrame = 'AccountArea.tsx';

const names = Object.keys(paths) as PathName[];

/** Follows the naming of src/app/pages.ts: a page has the name of its path. */
function fileOf(name: PathName): string | undefined {
  if (name === 'orderHistory') return undefined;
  const page = name === 'search' ? 'products' : name;
  return `${page[0]?.toUpperCase()}${page.slice(1)}Page.tsx`;
}

/** Every path of the storefront -> its page. The byte budgets read it. */
export const sitePages: Record<string, SitePage> = Object.fromEntries(
  names.map((name) => [
    paths[name],
    {
      file: fileOf(name),
      isPublic: !(guardedPaths as readonly PathName[]).includes(name),
    },
  ]),
);
