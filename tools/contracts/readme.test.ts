import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../run/project.ts';
import { readInteractions } from './pacts.ts';

const readme = readFileSync(inProject('contracts/README.md'), 'utf8');
const descriptions = readInteractions().map(({ description }) => description);

it('names every script of the contract, and files that exist', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const names = Object.keys(scripts).filter((name) => name.startsWith('contracts:'));
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
  const files = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, file]) => file ?? '');
  expect(files.filter((file) => !existsSync(inProject(`contracts/${file}`)))).toEqual([]);
});

it('asks no provider to fail', () => {
  expect(readInteractions().filter(({ response }) => response.status >= 500)).toEqual([]);
});

it('gives every interaction a description of its own', () => {
  expect(descriptions.length).toBe(new Set(descriptions).size);
});
