// `pnpm contracts COMMAND`
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { staticReference } from '@parinda/api/dev/static-reference';
import { nodeScript } from '@parinda/testing/command';
import { readInteractions } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { InvalidArgumentError, program } from 'commander';
import { compareWith } from './breaking/breaking.ts';
import { canIDeploy, publish, recordDeployment } from './broker.ts';
import { showCoverage } from './coverage.ts';
import { showJourneys } from './journeys/journeys.ts';
import { showMutations } from './mutations/mutations.ts';
import { withoutMissing } from './optional.ts';
import { reportPage } from './page/report-page.ts';
import { readResults } from './page/results.ts';
import { readStories } from './page/stories.ts';
import { preflight } from './preflight.ts';
import { serveStub } from './stub/stub.ts';
import { verifyServers } from './verify-servers.ts';

function parseUrl(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Expected a URL (https://…).');
}

function parseOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new InvalidArgumentError('Expected an origin (https://…, without a slash at the end).');
}

function parseSeconds(text: string): string {
  if (Number(text) > 0) return text;
  throw new InvalidArgumentError('Expected a number of seconds above 0.');
}

/** Runs tests of apps/api. */
async function apiTests(files: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const cwd = inProject('apps/api');
  const vitest = `${cwd}/node_modules/vitest/vitest.mjs`;
  return (await nodeScript(vitest, ['run', ...files], { cwd, env, isShown: true })).code;
}

async function fuzz({ seed, requests, path, ...options }: Record<string, string>): Promise<number> {
  const { baseUrl, statesUrl = `${baseUrl}/_pact/states` } = options;
  const env = { FUZZ_SEED: seed, FUZZ_REQUESTS: requests, FUZZ_PATH: path };
  if (!baseUrl) return apiTests(['testing/generated'], env);
  const { kept } = await withoutMissing(baseUrl, readInteractions());
  const { isGood, lines } = await preflight({ baseUrl, statesUrl }, kept);
  console.log(lines.join('\n'));
  if (!isGood) return 1;
  const server = { FUZZ_BASE_URL: baseUrl, FUZZ_STATES_URL: statesUrl };
  return apiTests(['testing/generated/generated'], { ...env, ...server });
}

/** Runs the tests first: results of an earlier run may be outdated. */
const coverage = async () =>
  (await apiTests(['testing/documented', 'testing/generated'])) || showCoverage();

function writePage(file: string, content: string): number {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`Wrote ${file}`);
  return 0;
}

/** Writes the reference that a running server shows at /api/docs. */
const docs = (file = inProject('contracts/dist/index.html')): number =>
  writePage(resolve(file), staticReference());

/** Writes the page that a running server shows at /api/docs/report. */
function report(
  file = inProject('contracts/dist/report.html'),
  { storybook }: { storybook: string },
): number {
  try {
    const page = reportPage({ results: readResults(), stories: readStories(), storybook });
    return writePage(resolve(file), page);
  } catch (error) {
    console.error(`Failed: ${(error as Error).message}`);
    return 1;
  }
}

function command(
  usage: string,
  description: string,
  example: string,
  run: (...args: never[]) => number | Promise<number>,
) {
  return program
    .command(usage)
    .description(description)
    .addHelpText('after', `\nExample:\n  npx pnpm@12 contracts ${example}`)
    .action(async (...args) => {
      process.exitCode = await run(...(args as never[]));
    });
}

program
  .name('contracts')
  .description('Checks the API contract and its pacts. See contracts/README.md.')
  .usage('COMMAND')
  .helpCommand(false)
  .showHelpAfterError('Add --help to see the usage.')
  .addHelpText(
    'after',
    '\nExamples:\n  npx pnpm@12 contracts verify\n  npx pnpm@12 contracts verify --help',
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode && 2));

command(
  'verify',
  'Verify the pacts against apps/api, on PGlite and TEST_DATABASE_URL',
  'verify --base-url https://their.api --states-url https://their.api/_pact/states',
  verifyServers,
)
  .option('--base-url <url>', 'verify another server instead', parseUrl)
  .option('--states-url <url>', 'where that server accepts provider states', parseUrl)
  .option('--postal-url <url>', 'where that server looks up pincodes', parseUrl)
  .option('--site-url <url>', 'the site that serves seo-json/seo.json', parseUrl)
  .option('--origin <url>', 'also check CORS for a storefront of this origin', parseOrigin)
  .option('--timeout <seconds>', 'maximum response time', parseSeconds)
  .option('--publish', "verify the Pact Broker's pacts and publish the result")
  .option('--provider-version <version>', 'the version that the result belongs to')
  .option('--only <pattern>', 'only interactions whose description matches (a regular expression)')
  .option('--json <file>', 'write the result as JSON')
  .option('--junit <file>', 'write the result for CI systems');
command(
  'journeys',
  'Run chains of calls against apps/api and report errors between calls',
  'journeys --base-url https://their.api --states-url https://their.api/_pact/states',
  showJourneys,
)
  .option('--base-url <url>', 'run them against another server', parseUrl)
  .option('--states-url <url>', 'where that server accepts provider states', parseUrl)
  .option('--timeout <seconds>', 'maximum response time', parseSeconds)
  .option('--only <pattern>', 'only journeys whose name matches (a regular expression)')
  .option('--json <file>', 'write the result as JSON')
  .option('--junit <file>', 'write the result for CI systems');
command(
  'mutations [pattern]',
  'Mutate the responses of apps/api and show that verification detects each mutation',
  "mutations 'getOrder.*amount'",
  showMutations,
)
  .option('--base-url <url>', 'mutate the responses of another server', parseUrl)
  .option('--states-url <url>', 'where that server accepts provider states', parseUrl);
command('fuzz', 'Send generated requests to apps/api', 'fuzz --seed 42', fuzz)
  .option('--seed <number>', 'repeat the run with this seed')
  .option('--path <path>', 'repeat a failure of that run')
  .option('--requests <number>', 'number of requests')
  .option('--base-url <url>', 'send them to another server', parseUrl)
  .option('--states-url <url>', 'where that server accepts provider states', parseUrl);
command('coverage', 'Show which test reaches each documented status', 'coverage', coverage);
command(
  'breaking',
  'Show breaking changes of the contract since the last git tag',
  'breaking --against main',
  compareWith,
).option('--against <reference>', 'compare with a branch, tag, commit or file instead');
command(
  'stub [port]',
  'Serve the responses of the pacts, without a backend',
  'stub 8080',
  serveStub,
);
command('docs [file]', 'Write the API reference as one HTML file', 'docs reference.html', docs);
command(
  'report [file]',
  'Write operations, interactions, fields and results as one HTML file',
  'report contract.html',
  report,
).option('--storybook <url>', 'the Storybook that stories link to', '/storybook');
command('publish', 'Publish the pacts of this commit to a Pact Broker', 'publish', publish);
command(
  'can-i-deploy [environment]',
  'Ask a Pact Broker whether this commit can be deployed',
  'can-i-deploy production',
  canIDeploy,
);
command(
  'record-deployment [environment]',
  'Record in a Pact Broker that this commit is deployed',
  'record-deployment production',
  recordDeployment,
);
await program.parseAsync();
