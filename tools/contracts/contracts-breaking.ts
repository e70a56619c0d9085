// `pnpm contracts:breaking [TAG]`: what in contracts/openapi.yaml breaks those who rely on the
// version of that or the last git tag. Fails when something does and the document's major version is
// the same, and when there is no tag of that name.
import { readFileSync } from 'node:fs';
import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';
import { breakingChanges, isNewMajor } from './breaking.ts';

const file = 'contracts/openapi.yaml';

async function lastTag(): Promise<string | undefined> {
  const { code, output } = await command('git', ['describe', '--tags', '--abbrev=0']);
  return code === 0 ? output.trim() : undefined;
}

/** A commit will do as well. */
const isThere = async (tag: string) =>
  (await command('git', ['rev-parse', '--verify', '--quiet', `${tag}^{commit}`])).code === 0;

const named = process.argv[2];
if (named !== undefined && !(await isThere(named))) {
  console.error(`There is no git tag ${named}.`);
  process.exit(1);
}
const tag = named ?? (await lastTag());
const tagged = tag ? await command('git', ['show', `${tag}:${file}`]) : undefined;
if (!tag || !tagged) {
  console.log('There is no git tag to compare contracts/openapi.yaml with.');
} else if (tagged.code !== 0) {
  console.log(`The tag ${tag} holds no ${file}.`);
} else {
  const now = readFileSync(inProject(file), 'utf8');
  const changes = breakingChanges(tagged.output, now);
  for (const change of changes) console.log(`- ${change}`);
  console.log(`${changes.length} breaking changes since ${tag}`);
  if (changes.length && !isNewMajor(tagged.output, now)) {
    console.log('They need a new major version of the document (info.version).');
    process.exitCode = 1;
  }
}
