/** Variables of container images, systemd, etcd, psql and pnpm. */
const foreign = /^(?:POSTGRES_|AF_|ETCD_|ON_ERROR_STOP$|INIT_CWD$)/;

/** Returns the environment variables in a text; names of one word only if a server reads them. */
export function variablesIn(text: string): string[] {
  const names = text.match(/\b(?:[A-Z]+(?:_[A-Z]+)+|PORT|HOST|SEED)\b/g) ?? [];
  return [...new Set(names)].filter((name) => !foreign.test(name)).sort();
}

/** Returns the commands in a section of a page, block by block. */
export function commandsIn(page: string, heading: string): string[] {
  const [, section] = page.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`There is no section ${heading}.`);
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}

const folders = 'apps|contracts|deploy|docs|node_modules|packages|tools';
/** Locations of the repository on a server and in an image. */
const locations = '(?:/srv/parinda/\\w+/|/shop/)';

/** Returns the files and folders of the repository in a text, relative to its root. */
export function pathsIn(text: string): string[] {
  const pattern = new RegExp(
    `(?<![\\w./@-])(?:${locations}([\\w./@-]+)|((?:${folders})/[\\w./@-]+))`,
    'g',
  );
  const found = [...text.matchAll(pattern)].map(([, placed, bare]) => placed ?? bare ?? '');
  return [...new Set(found)].map((path) => path.replace(/[./]+$/, '')).sort();
}
