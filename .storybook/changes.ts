/** A change of the design system that its users notice. */
export interface Change {
  /** '0.2.0', or 'Next version'. */
  version: string;
  /** Markdown. */
  text: string;
}

/** Collapses line breaks, which Markdown ignores. */
const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Reads the changes of a package: first those of the next version.
 *
 * @param changesets content of the files in .changeset
 * @param changelog content of CHANGELOG.md
 */
export function readChanges(changesets: string[], changelog: string): Change[] {
  const pending = changesets.flatMap((file) => {
    const [, packages, text] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(file) ?? [];
    return packages?.includes('@parinda/ui') && text
      ? [{ version: 'Next version', text: oneLine(text) }]
      : [];
  });
  const released = changelog.split(/^## /m).slice(1);
  return [
    ...pending,
    ...released.flatMap((release) => {
      const version = /^\S+/.exec(release)?.[0] ?? '';
      return [...release.matchAll(/^- ((?:.*)(?:\n {2}.*)*)/gm)].map(([, text = '']) => ({
        version,
        text: oneLine(text),
      }));
    }),
  ];
}

/** Returns the changes that name one of the exports. */
export const changesOf = (changes: Change[], names: string[]): Change[] =>
  changes.filter(({ text }) => names.some((name) => new RegExp(`\\b${name}s?\\b`).test(text)));

/** Returns the changes as a Markdown list. */
export const asList = (changes: Change[]): string =>
  changes.map(({ version, text }) => `- **${version}**: ${text}`).join('\n');
