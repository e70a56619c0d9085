import { readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { linkProblems } from './links.ts';

const contract = readFileSync(inProject('contracts/openapi.yaml'), 'utf8');

/** Returns the problems after a change of the link from createAddress to deleteAddress. */
function problemsAfter(from: string, to: string): string[] {
  const link = `              operationId: deleteAddress
              parameters: { id: "$response.body#/id" }`;
  expect(contract).toContain(link);
  return linkProblems(parse(contract.replace(link, link.replace(from, to))));
}

it('accepts the links of the contract', () => {
  expect(linkProblems(parse(contract))).toEqual([]);
});

it.each([
  ['deleteAddress', 'dropAddress', 'there is no operation dropAddress'],
  ['id: ', 'address: ', 'deleteAddress needs the parameter id'],
  ['{ id', '{ user: "$response.body#/user", id', 'deleteAddress has no parameter user'],
  ['#/id', '#/number', '$response.body#/number has no value'],
  ['response.body#/id', 'request.path.id', '$request.path.id has no value'],
])('reports a link with %s changed to %s', (from, to, problem) => {
  expect(problemsAfter(from, to)).toContain(`Link of createAddress 201: ${problem}.`);
});
