// `pnpm contracts:VERB`, as package.json names them. Each takes --help.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { InvalidArgumentError, program } from 'commander';
import { staticReference } from '../../apps/api/dev/docs/static-page.ts';
import { nodeScript } from '../run/command.ts';
import { inProject } from '../run/project.ts';
import { compareWithTag } from './breaking/breaking.ts';
import { canIDeploy, publish, recordDeployment } from './broker.ts';
import { showCoverage } from './coverage.ts';
import { showMutations } from './mutations/show.ts';
import { readInteractions } from './pacts.ts';
import { preflight } from './preflight.ts';
import { serveStub } from './stub/stub.ts';
import { verifyServers } from './verify-servers.ts';

function webAddress(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('That is no web address (https://…).');
}

function seconds(text: string): string {
  if (Number(text) > 0) return text;
  throw new InvalidArgumentError('That is no number of seconds above 0.');
}

/** Runs some of apps/api's own tests. */
async function apiTests(files: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const cwd = inProject('apps/api');
  const vitest = `${cwd}/node_modules/vitest/vitest.mjs`;
  return (await nodeScript(vitest, ['run', ...files], { cwd, env, isShown: true })).code;
}

async function fuzz({ seed, requests, path, ...their }: Record<string, string>): Promise<number> {
  const { baseUrl, statesUrl = `${baseUrl}/_pact/states` } = their;
  const options = { FUZZ_SEED: seed, FUZZ_REQUESTS: requests, FUZZ_PATH: path };
  if (!baseUrl) return apiTests(['testing/generated'], options);
  const { isGood, lines } = await preflight({ baseUrl, statesUrl }, readInteractions());
  console.log(lines.join('\n'));
  if (!isGood) return 1;
  const server = { FUZZ_BASE_URL: baseUrl, FUZZ_STATES_URL: statesUrl };
  return apiTests(['testing/generated/generated'], { ...options, ...server });
}

/** After the tests, because what an earlier run left behind may be of another version. */
const coverage = async () =>
  (await apiTests(['testing/documented', 'testing/generated'])) || showCoverage();

/** A running shop shows the same under /api/docs, except in production. */
function docs(name = inProject('contracts/dist/index.html')): number {
  const file = resolve(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, staticReference());
  console.log(`Wrote ${file}`);
  return 0;
}

function verb(usage: string, what: string, run: (...given: never[]) => number | Promise<number>) {
  const added = program.command(usage).description(what);
  return added.action(async (...given) => {
    process.exitCode = await run(...(given as never[]));
  });
}

program.name('contracts').exitOverride(({ exitCode }) => process.exit(exitCode && 2));
verb('verify', 'holds apps/api against the pacts, on PGlite and TEST_DATABASE_URL', verifyServers)
  .option('--base-url <url>', 'another server instead', webAddress)
  .option('--states-url <url>', 'where that takes states', webAddress)
  .option('--postal-url <url>', 'where it looks pincodes up', webAddress)
  .option('--site-url <url>', 'where its seo-json/seo.json is', webAddress)
  .option('--timeout <seconds>', 'how long an answer may take', seconds)
  .option('--publish', "a broker's pacts instead, and tells it the result")
  .option('--provider-version <version>', 'of which version that is the result')
  .option('--only <words>', 'interactions whose description holds these (a regular expression)')
  .option('--json <file>', 'the result for programs')
  .option('--junit <file>', 'the result for CI systems');
verb('mutations [words]', 'spoils the answers of apps/api: each fault must be named', showMutations)
  .option('--base-url <url>', 'those of another server instead', webAddress)
  .option('--states-url <url>', 'where that takes states', webAddress);
verb('fuzz', 'sends generated requests to apps/api', fuzz)
  .option('--seed <number>', 'brings a run back')
  .option('--path <path>', 'brings the failure of a run back')
  .option('--requests <number>', 'how many')
  .option('--base-url <url>', 'to another server instead', webAddress)
  .option('--states-url <url>', 'where that takes states', webAddress);
verb('coverage', 'shows what reaches each documented status', coverage);
verb('breaking [tag]', 'shows what breaks who relies on that or the last git tag', compareWithTag);
verb('stub [port]', 'answers as the pacts say, without a backend', serveStub);
verb('docs [file]', 'writes the API reference as one HTML file', docs);
verb('publish', 'gives the pacts to a Pact Broker as the version of this commit', publish);
verb('can-i-deploy [environment]', 'asks a Pact Broker about this commit', canIDeploy);
verb('record-deployment [environment]', 'tells a Pact Broker what runs there', recordDeployment);
await program.parseAsync();
