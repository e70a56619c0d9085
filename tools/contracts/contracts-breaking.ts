// `pnpm contracts:breaking [TAG]`: what in contracts/openapi.yaml breaks those who rely on the
// version of the last git tag. Fails when something does and the document's major version is the same.
import { readFileSync } from 'node:fs';
import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';
import { breakingChanges, isNewMajor } from './breaking.ts';

const file = 'contracts/openapi.yaml';

async function lastTag(): Promise<string | undefined> {
  const { code, output } = await command('git', ['describe', '--tags', '--abbrev=0']);
  return code === 0 ? output.trim() : undefined;
}

const tag = process.argv[2] ?? (await lastTag());
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
