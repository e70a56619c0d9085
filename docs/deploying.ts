/** Those of containers' images and of systemd are not ours to read. */
const others = /^(?:POSTGRES|AF)_/;

/** Environment variables that a text names; of one word only those that the servers read. */
export function variablesIn(text: string): string[] {
  const names = text.match(/\b(?:[A-Z]+(?:_[A-Z]+)+|PORT|HOST|SEED)\b/g) ?? [];
  return [...new Set(names)].filter((name) => !others.test(name)).sort();
}

const folders = 'apps|contracts|deploy|docs|node_modules|packages|tools';
/** Where the repository lies on a server, in an image, or on the way there. */
const places = '(?:/srv/parinda/\\w+/|/shop/)';

/** Files and folders of the repository that a text names, from its root. */
export function pathsIn(text: string): string[] {
  const pattern = new RegExp(
    `(?<![\\w./@-])(?:${places}([\\w./-]+)|((?:${folders})/[\\w./-]+))`,
    'g',
  );
  const found = [...text.matchAll(pattern)].map(([, placed, bare]) => placed ?? bare ?? '');
  return [...new Set(found)].map((path) => path.replace(/[./]+$/, '')).sort();
}
