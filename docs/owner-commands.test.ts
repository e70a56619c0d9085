import { globSync, readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { describe, expect, it } from 'vitest';
import { ownerProgram } from '../apps/api/src/cli/owner-program.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');

const commands = ownerProgram({} as never).commands.flatMap((group) =>
  group.commands.length
    ? group.commands.map((command) => `${group.name()} ${command.name()}`)
    : [group.name()],
);

const pages = [
  'README.md',
  'SECURITY.md',
  'apps/api/README.md',
  ...globSync('docs/*.md', { cwd: inProject('.') }),
];

describe.each(pages)('%s', (page) => {
  it('names owner commands that exist', () => {
    const named = [
      ...read(page).matchAll(/(?:`|npx pnpm@12 |silent )shop ([a-z]+(?:-[a-z]+)*(?: [a-z-]+)?)/g),
    ];
    const unknown = named
      .map(([, name = '']) => name)
      .filter(
        (name) => !commands.some((command) => name === command || command === name.split(' ')[0]),
      );
    expect(unknown).toEqual([]);
  });
});

it('docs/owner-commands.md names every command of a group', () => {
  const page = read('docs/owner-commands.md');
  const grouped = commands.filter((command) => command.includes(' '));
  expect(grouped.length).toBeGreaterThan(15);
  expect(
    grouped.filter(
      (command) => !page.includes(`shop ${command}`) && !command.startsWith('payments'),
    ),
  ).toEqual([]);
});
