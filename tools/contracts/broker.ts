import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { pactProgram, quiet } from './pact-program.ts';
import { startProxy } from './proxy.ts';
import { patienceMs } from './verify.ts';

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

export const canIDeploy = async (environment = 'production') =>
  runBroker('can-i-deploy', ...(await commitArguments()), '--to-environment', environment);

/** Records in the broker that this commit is deployed. */
export const recordDeployment = async (environment = 'production') =>
  runBroker('record-deployment', ...(await commitArguments()), '--environment', environment);

interface Provider {
  url: string;
  statesUrl: string;
  /** Version of the provider (default: from the CI system). */
  version?: string | undefined;
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

/** Verifies a provider against the broker's pacts and publishes the result. */
export async function verifyForBroker({ url, statesUrl, version }: Provider): Promise<number> {
  if (isBrokerMissing()) return 0;
  const named = version ?? commitOf(process.env);
  if (!named) {
    console.error('Missing version. Set GIT_COMMIT or --provider-version.');
    return 2;
  }
  using proxy = await startProxy(url);
  const args = [
    'verifier',
    ...['--provider-name', 'parinda-user-api', '--state-change-url', statesUrl],
    ...['--hostname', '127.0.0.1', '--port', String(proxy.port)],
    ...['--request-timeout', String(patienceMs)],
    ...brokerArguments(process.env, named, Date.now()),
  ];
  const { code, output } = await command(pactProgram, args, { env: quiet, isShown: true });
  // The verifier exits with 0 when it cannot publish the result.
  return code || (output.includes('Publishing of verification results failed') ? 1 : 0);
}
