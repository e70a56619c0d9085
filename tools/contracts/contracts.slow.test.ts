import { expect, it } from 'vitest';
import { nodeScript } from '../run/command.ts';
import { inProject } from '../run/project.ts';

const contracts = (...args: string[]) =>
  nodeScript(inProject('tools/contracts/contracts.ts'), args, {
    env: { PACT_BROKER_BASE_URL: '' },
  });

it.each([
  ['publish', [], 0, 'PACT_BROKER_BASE_URL names no broker: nothing was done.\n'],
  ['can-i-deploy', ['staging'], 0, 'PACT_BROKER_BASE_URL names no broker: nothing was done.\n'],
  ['breaking', ['no-such-tag'], 1, 'There is no git tag no-such-tag.\n'],
  ['verify', ['--base-url', 'their.api'], 2, 'It must be a web address'],
  ['verify', ['--help'], 0, '--states-url <url>'],
  ['verify', ['--help'], 0, 'Example:\n  npx pnpm@12 contracts verify'],
  ['--help', [], 0, 'Usage: contracts COMMAND'],
  ['verfy', [], 2, "unknown command 'verfy'\n(Did you mean verify?)"],
  ['mutations', ['--base-url', 'their.api'], 2, 'It must be a web address'],
  ['verify', ['--timeout', 'soon'], 2, 'It must be a number of seconds above 0.'],
  ['fuzz', ['--base-url', 'http://localhost:9'], 1, 'server http://localhost:9: '],
  ['stub', ['eighty'], 2, 'eighty is no port.'],
])('ends %s %j with %i, and says why', async (verb, args, expected, words) => {
  const { code, output } = await contracts(verb, ...args);
  expect(code).toBe(expected);
  expect(output).toContain(words);
});
