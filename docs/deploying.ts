/** Variables of container images and systemd. */
const foreign = /^(?:POSTGRES|AF)_/;

/** Returns the environment variables in a text; names of one word only if a server reads them. */
export function variablesIn(text: string): string[] {
  const names = text.match(/\b(?:[A-Z]+(?:_[A-Z]+)+|PORT|HOST|SEED)\b/g) ?? [];
  return [...new Set(names)].filter((name) => !foreign.test(name)).sort();
}

const folders = 'apps|contracts|deploy|docs|node_modules|packages|tools';
/** Locations of the repository on a server and in an image. */
const locations = '(?:/srv/parinda/\\w+/|/shop/)';

/** Returns the files and folders of the repository in a text, relative to its root. */
export function pathsIn(text: string): string[] {
  const pattern = new RegExp(
    `(?<![\\w./@-])(?:${locations}([\\w./-]+)|((?:${folders})/[\\w./-]+))`,
    'g',
  );
  const found = [...text.matchAll(pattern)].map(([, placed, bare]) => placed ?? bare ?? '');
  return [...new Set(found)].map((path) => path.replace(/[./]+$/, '')).sort();
}
