import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '@parinda/testing/project';

/** Folders that a doc page may leave out of a path. */
const bases = [
  '',
  'apps/storefront',
  'apps/storefront/src',
  'apps/api',
  'apps/api/src',
  'packages/api-client/src',
  'packages/ui/src',
];

const code = /```[\s\S]*?```|`[^`\n]+`|\]\([^)\s]+\)/g;
const path =
  /(?<![\w./@:<*-])(?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|js|ya?ml|json|md|css|sql|py)\b/g;
/** Written by a build, a running server or an install. */
const absent = /(?:^|\/)(?:dist|node_modules|reports|\.data)\/|^\/|seo-json\//;

/** Returns the paths of files that a doc page names, in code and in links. */
const pathsIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(code)].flatMap(([text]) => text.match(path) ?? [])),
];

/** Returns a message for each path that leads to no file, from the folder of the page or a base. */
export function missingPaths(page: string, paths: string[]): string[] {
  const folders = [dirname(page), ...bases];
  return paths
    .filter((named) => !folders.some((folder) => existsSync(inProject(join(folder, named)))))
    .map((named) => `${page}: File not found: ${named}. Correct the path.`);
}

/** Returns a message for each path in a doc page that leads to no file. */
export const wrongPathsIn = (page: string, markdown: string): string[] =>
  missingPaths(
    page,
    pathsIn(markdown).filter((named) => !absent.test(named)),
  );

/** Returns the messages for all pages in docs/. */
export const wrongPaths = (): string[] =>
  globSync('docs/*.md', { cwd: inProject() }).flatMap((page) =>
    wrongPathsIn(page, readFileSync(inProject(page), 'utf8')),
  );
