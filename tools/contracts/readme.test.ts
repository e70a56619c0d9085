import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../run/project.ts';
import { mutations } from './mutations/list.ts';
import { mutationTable } from './mutations/table.ts';
import { pactPaths, readPact } from './pacts.ts';

const readme = readFileSync(inProject('contracts/README.md'), 'utf8');
const interactions = pactPaths().flatMap((path) => readPact(path).interactions);

it('holds the table of deliberate faults', () => {
  expect(readme).toContain(mutationTable());
});

it('names every script of the contract, and files that exist', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const names = Object.keys(scripts).filter((name) => name.startsWith('contracts:'));
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
  const files = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, file]) => file ?? '');
  expect(files.filter((file) => !existsSync(inProject(`contracts/${file}`)))).toEqual([]);
});

it('breaks only interactions that exist, and each by one fault', () => {
  const broken = Object.values(mutations).flatMap(({ breaks }) => breaks);
  const known = new Set(interactions.map(({ description }) => description));
  expect(broken.filter((description) => !known.has(description))).toEqual([]);
  expect(broken.length).toBe(new Set(broken).size);
});

it('asks no provider to fail', () => {
  expect(interactions.filter(({ response }) => response.status >= 500)).toEqual([]);
});

it('gives every interaction of a provider a description of its own', () => {
  for (const path of pactPaths()) {
    const names = readPact(path).interactions.map(({ description }) => description);
    expect(names.length).toBe(new Set(names).size);
  }
});
