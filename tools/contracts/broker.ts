import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { pactProgram, quiet } from './pact-program.ts';
import { startProxy } from './proxy.ts';
import type { Verdict } from './verdict.ts';
import { patienceMs, verdictsOf } from './verify.ts';
import { whyUnreadable, withPlainNumbers } from './wire/checks.ts';
import { corsProblems } from './wire/cors.ts';

type Environment = Record<string, string | undefined>;

const consumer = 'parinda-storefront';
/** Also verifies pacts of feature branches (WIP pacts) of this age. */
const wipDays = 30;

/** Reads the commit from GitHub Actions, GitLab, or GIT_COMMIT. */
export const commitOf = (env: Environment): string | undefined =>
  env.GIT_COMMIT || env.GITHUB_SHA || env.CI_COMMIT_SHA || undefined;
export const branchOf = (env: Environment): string | undefined =>
  env.GIT_BRANCH ||
  env.GITHUB_HEAD_REF ||
  env.GITHUB_REF_NAME ||
  env.CI_COMMIT_REF_NAME ||
  undefined;
const buildOf = (env: Environment): string | undefined =>
  env.BUILD_URL || env.CI_JOB_URL || undefined;

const runGit = async (...args: string[]) => (await command('git', args)).output.trim();

function isBrokerMissing(): boolean {
  if (process.env.PACT_BROKER_BASE_URL) return false;
  console.log('Skipped: PACT_BROKER_BASE_URL is not set.');
  return true;
}

/** The client reads PACT_BROKER_BASE_URL and the credentials from the environment. */
async function runBroker(...args: string[]): Promise<number> {
  if (isBrokerMissing()) return 0;
  return (await command(pactProgram, ['broker', ...args], { env: quiet, isShown: true })).code;
}

/** Publishes the pacts with version and branch from the CI system or git. */
export const publish = () =>
  runBroker('publish', inProject('contracts/pacts'), '--auto-detect-version-properties');

const commitArguments = async () => [
  ...['--pacticipant', consumer],
  ...['--version', commitOf(process.env) ?? (await runGit('rev-parse', 'HEAD'))],
];

/** Asks the broker. Fails without one: nobody must deploy because the question was not asked. */
export async function canIDeploy(environment = 'production'): Promise<number> {
  if (process.env.PACT_BROKER_BASE_URL) {
    return runBroker('can-i-deploy', ...(await commitArguments()), '--to-environment', environment);
  }
  console.error('Cannot ask whether to deploy: PACT_BROKER_BASE_URL is not set.');
  return 1;
}

/** Records in the broker that this commit is deployed. */
export const recordDeployment = async (environment = 'production') =>
  runBroker('record-deployment', ...(await commitArguments()), '--environment', environment);

interface Provider {
  /** As in the pacts. */
  name: string;
  url: string;
  statesUrl: string;
}

interface Options {
  /** Version of the providers (default: from the CI system). */
  version?: string | undefined;
  timeoutMs?: number | undefined;
  /** Origin of the storefront. Also checks CORS for it. */
  origin?: string | undefined;
}

/** Result of the verification of one provider. */
interface Outcome {
  /** Exit code of the verifier, which ignores failures of pending pacts. */
  code: number;
  verdicts: Verdict[];
}

/** Returns the verifier's arguments that read pacts from the broker and publish the results. */
export function brokerArguments(env: Environment, version: string, now: number): string[] {
  const branch = branchOf(env);
  const build = buildOf(env);
  return [
    ...['--broker-url', env.PACT_BROKER_BASE_URL ?? ''],
    // Pacts of the main branch and of each environment.
    ...['--consumer-version-selectors', '{"mainBranch":true}'],
    ...['--consumer-version-selectors', '{"deployedOrReleased":true}'],
    // A new pact must not fail the provider's build.
    '--enable-pending',
    ...[
      '--include-wip-pacts-since',
      new Date(now - wipDays * 86_400_000).toISOString().slice(0, 10),
    ],
    ...['--publish', '--provider-version', version],
    ...(branch ? ['--provider-branch', branch] : []),
    ...(build ? ['--build-url', build] : []),
  ];
}

/** Returns the version of the providers, or the exit code when it cannot be published. */
export function versionToPublish(version?: string): string | number {
  if (isBrokerMissing()) return 0;
  const named = version ?? commitOf(process.env);
  if (named) return named;
  console.error('Missing version. Set GIT_COMMIT or --provider-version.');
  return 2;
}

/** Verifies a provider against the broker's pacts and publishes the result. */
export async function verifyForBroker(
  { name, url, statesUrl }: Provider,
  version: string,
  { timeoutMs = patienceMs, origin }: Options,
): Promise<Outcome> {
  const problems = new Set<string>();
  using proxy = await startProxy(
    url,
    (answer) => {
      for (const one of origin ? corsProblems(answer, origin) : []) problems.add(one);
      return whyUnreadable(answer) ? answer : withPlainNumbers(answer);
    },
    { requestHeaders: origin ? { origin } : {} },
  );
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-broker-'));
  const json = join(folder.path, 'report.json');
  const args = [
    'verifier',
    ...['--provider-name', name, '--state-change-url', statesUrl],
    ...['--hostname', '127.0.0.1', '--port', String(proxy.port)],
    ...['--request-timeout', String(timeoutMs), '--json', json],
    ...brokerArguments(process.env, version, Date.now()),
  ];
  const { code, output } = await command(pactProgram, args, { env: quiet, isShown: true });
  // The verifier exits with 0 when it cannot publish the result.
  const isLost = output.includes('Publishing of verification results failed');
  const verdicts = existsSync(json) ? verdictsOf(name, readFileSync(json, 'utf8')) : [];
  if (origin) verdicts.push(corsVerdict(name, origin, [...problems]));
  return { code: code || (isLost || problems.size ? 1 : 0), verdicts };
}

const corsVerdict = (call: string, origin: string, problems: string[]): Verdict => ({
  call,
  interaction: `the CORS headers for ${origin}`,
  isKept: problems.length === 0,
  problems,
  mismatches: [],
});
