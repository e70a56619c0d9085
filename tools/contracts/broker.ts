import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';
import { pactProgram, quiet } from './pact-program.ts';
import { startProxy } from './proxy.ts';
import { patienceMs } from './verify.ts';

type Environment = Record<string, string | undefined>;

const consumer = 'parinda-storefront';
/** Of pacts that no selector asks for, those so young are tried as well: work in progress. */
const wipDays = 30;

/** What CI systems say of the commit that they build: GitHub Actions, GitLab, and what others are told to set. */
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

const askGit = async (...args: string[]) => (await command('git', args)).output.trim();

function saysNoBroker(): boolean {
  if (process.env.PACT_BROKER_BASE_URL) return false;
  console.log('PACT_BROKER_BASE_URL names no broker: nothing was done.');
  return true;
}

/** The broker's client reads PACT_BROKER_BASE_URL and how to sign in there from the environment. */
async function askBroker(...args: string[]): Promise<number> {
  if (saysNoBroker()) return 0;
  return (await command(pactProgram, ['broker', ...args], { env: quiet, isShown: true })).code;
}

/** Gives the pacts to the broker, as the version and branch that the CI system or git names. */
export const publish = () =>
  askBroker('publish', inProject('contracts/pacts'), '--auto-detect-version-properties');

const ofThisCommit = async () => [
  ...['--pacticipant', consumer],
  ...['--version', commitOf(process.env) ?? (await askGit('rev-parse', 'HEAD'))],
];

export const canIDeploy = async (environment = 'production') =>
  askBroker('can-i-deploy', ...(await ofThisCommit()), '--to-environment', environment);

/** Tells the broker what runs there from now on. */
export const recordDeployment = async (environment = 'production') =>
  askBroker('record-deployment', ...(await ofThisCommit()), '--environment', environment);

interface Provider {
  url: string;
  statesUrl: string;
  /** Of the provider; undefined: what the CI system says. */
  version?: string | undefined;
}

/** The verifier's own arguments for pacts from the broker, whose results it is told. */
export function brokerArguments(env: Environment, version: string, now: number): string[] {
  const branch = branchOf(env);
  const build = buildOf(env);
  return [
    ...['--broker-url', env.PACT_BROKER_BASE_URL ?? ''],
    // What is about to be merged, and whatever is in use somewhere.
    ...['--consumer-version-selectors', '{"mainBranch":true}'],
    ...['--consumer-version-selectors', '{"deployedOrReleased":true}'],
    // A pact that was never kept yet fails nobody's build.
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

/** Verifies a running provider by the broker's pacts, in the verifier's own words, and tells the broker. */
export async function verifyForBroker({ url, statesUrl, version }: Provider): Promise<number> {
  if (saysNoBroker()) return 0;
  const named = version ?? commitOf(process.env);
  if (!named) {
    console.error('Of which version? Set GIT_COMMIT, or --provider-version.');
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
  // The verifier takes it for a success when nobody was told of the result.
  return code || (output.includes('Publishing of verification results failed') ? 1 : 0);
}
