import { nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';

const contracts = (...args: string[]) =>
  nodeScript(inProject('tools/contracts/contracts.ts'), args, {
    env: { PACT_BROKER_BASE_URL: '' },
  });

it.each([
  ['publish', [], 0, 'Skipped: PACT_BROKER_BASE_URL is not set.\n'],
  ['can-i-deploy', ['staging'], 1, 'PACT_BROKER_BASE_URL is not set.\n'],
  ['breaking', ['--against', 'no-such-tag'], 2, 'Unknown file, or git reference without'],
  ['breaking', ['--against', inProject('contracts/openapi.yaml')], 0, '0 breaking changes since /'],
  ['verify', ['--base-url', 'their.api'], 2, 'Expected a URL'],
  ['verify', ['--help'], 0, '--states-url <url>'],
  ['verify', ['--help'], 0, 'Example:\n  npx pnpm@12 contracts verify'],
  ['--help', [], 0, 'Usage: contracts COMMAND'],
  ['verfy', [], 2, "unknown command 'verfy'\n(Did you mean verify?)"],
  ['mutations', ['--base-url', 'their.api'], 2, 'Expected a URL'],
  ['verify', ['--origin', 'https://their.shop/'], 2, 'Expected an origin'],
  ['verify', ['--timeout', 'soon'], 2, 'Expected a number of seconds above 0.'],
  ['journeys', ['--base-url', 'their.api'], 2, 'Expected a URL'],
  ['journeys', ['--only', 'no such journey'], 2, 'no journey matches'],
  ['journeys', ['--help'], 0, '--states-url <url>'],
  ['journeys', ['--url', 'http://localhost:9'], 2, "unknown option '--url'"],
  ['journeys', ['--base-url', 'http://localhost:9'], 1, 'server http://localhost:9: '],
  ['fuzz', ['--base-url', 'http://localhost:9'], 1, 'server http://localhost:9: '],
  ['report', [inProject('package.json/report.html')], 1, 'Failed: '],
  ['report', ['--help'], 0, '--storybook <url>'],
  ['stub', ['eighty'], 2, 'Invalid port: eighty.'],
])('%s %j exits with %i and a message', async (verb, args, expected, text) => {
  const { code, output } = await contracts(verb, ...args);
  expect(code).toBe(expected);
  expect(output).toContain(text);
});
