import { readFileSync } from 'node:fs';
import { pactPaths, readInteractions, readPact } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';
import { answersOf, describeStates, notes, statesOf } from './provider-states.ts';

it('lists each state once with parameters, values and users', () => {
  const text = readFileSync(inProject('contracts/provider-states.md'), 'utf8');
  expect(describeStates(pactPaths().map(readPact))).toBe(text);
});

it('describes exactly the states and values of the pacts', () => {
  const states = new Set(
    readInteractions()
      .flatMap(statesOf)
      .map(({ name }) => name),
  );
  const answers = new Set(readInteractions().flatMap(answersOf));
  expect(Object.keys(notes.states).sort()).toEqual([...states].sort());
  expect(Object.keys(notes.values).sort()).toEqual([...answers].sort());
});
