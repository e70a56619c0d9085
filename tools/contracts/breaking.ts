import { readFileSync } from 'node:fs';
import { apiCompare } from 'api-smart-diff';
import { parse } from 'yaml';
import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';

/** What in the new document breaks clients or servers that keep the old one, in words. */
export function breakingChanges(before: string, after: string): string[] {
  const { diffs } = apiCompare(parse(before), parse(after));
  const found = diffs
    .filter(({ type, path, after }) => type === 'breaking' || isSession(path, after))
    .map(({ path: [, ...path], description }) => {
      const [place, what] = [path.slice(0, 2), path.slice(2)];
      return `${place.join(' ')}: ${description ?? what.join(' ')}`;
    });
  return [...new Set(found)];
}

/** The comparison takes a session that is suddenly needed for harmless. */
const isSession = (path: (string | number)[], value: unknown) =>
  path[0] === 'paths' && path.at(-1) === 'security' && Array.isArray(value) && value.length > 0;

/** Breaking changes are for a new major version of the document. */
export function isNewMajor(before: string, after: string): boolean {
  const major = (text: string) => String(parse(text).info.version).split('.')[0];
  return major(before) !== major(after);
}

const file = 'contracts/openapi.yaml';
const git = (...args: string[]) => command('git', args);

/** Shows what breaks those who rely on the version of that tag (or commit), or of the last one. */
export async function compareWithTag(named?: string): Promise<number> {
  const { code } = await git('rev-parse', '--verify', '--quiet', `${named ?? 'HEAD'}^{commit}`);
  if (code !== 0) {
    console.error(`There is no git tag ${named}.`);
    return 1;
  }
  const last = await git('describe', '--tags', '--abbrev=0');
  const tag = named ?? (last.code === 0 ? last.output.trim() : 'the last git tag');
  const tagged = await git('show', `${tag}:${file}`);
  if (tagged.code !== 0) {
    console.log(`There is no ${file} at ${tag} to compare with.`);
    return 0;
  }
  const now = readFileSync(inProject(file), 'utf8');
  const changes = breakingChanges(tagged.output, now);
  for (const change of changes) console.log(`- ${change}`);
  console.log(`${changes.length} breaking changes since ${tag}`);
  if (changes.length === 0 || isNewMajor(tagged.output, now)) return 0;
  console.log('They need a new major version of the document (info.version).');
  return 1;
}
