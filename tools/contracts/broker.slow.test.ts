import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { branchOf, commitOf } from './broker.ts';

/** Providers of one operation each and a broker with a pact of each, in one server. */
let server: Server;
let host: string;
let requests: { route: string; body: unknown }[] = [];
let providerStatus = 200;
let acceptsResults = true;
let isPending = false;

const paths: Record<string, string> = {
  'parinda-user-api': '/api/user/gallery/',
  'postal-lookup': '/pincode/570001',
  'parinda-site': '/seo-json/seo.json',
};

const pact = (provider: string) => ({
  consumer: { name: 'parinda-storefront' },
  provider: { name: provider },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: `a request to ${provider}`,
      request: { method: 'GET', path: paths[provider] },
      response: { status: 200 },
    },
  ],
  metadata: { pactSpecification: { version: '4.0' } },
  _links: {
    self: { href: `${host}/pact/${provider}` },
    'pb:provider': { href: `${host}/provider/${provider}` },
    ...(acceptsResults && {
      'pb:publish-verification-results': { href: `${host}/results/${provider}` },
    }),
  },
});

const root = () => ({
  _links: {
    self: { href: host },
    'pb:provider-pacts-for-verification': {
      href: `${host}/provider/{provider}/for-verification`,
      templated: true,
    },
  },
});
const pactsOf = (provider: string) => ({
  _links: { self: { href: `${host}/provider/${provider}/for-verification` } },
  _embedded: {
    pacts: [
      {
        shortDescription: 'latest from main',
        verificationProperties: { pending: isPending, notices: [] },
        _links: { self: { href: `${host}/pact/${provider}`, name: 'the pact' } },
      },
    ],
  },
});
const branchesOf = (provider: string) => ({
  _links: {
    'pb:branch-version': {
      href: `${host}/provider/${provider}/branches/{branch}/versions/{version}`,
      templated: true,
    },
  },
});

/** Returns the broker's response to a request. */
function respond(route: string): object {
  if (route === 'GET /') return root();
  const [, place, provider = '', more] = route.split('/');
  if (place === 'pact') return pact(provider);
  if (place !== 'provider' || !route.match(/^(GET|POST) /)) return {};
  return more === 'for-verification' ? pactsOf(provider) : branchesOf(provider);
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const route = `${request.method} ${request.url}`;
    requests.push({ route, body: await json(request).catch(() => undefined) });
    response.setHeader('content-type', 'application/hal+json');
    if (Object.values(paths).includes(`${request.url}`)) response.writeHead(providerStatus);
    response.end(JSON.stringify(respond(route)));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = [];
  providerStatus = 200;
  acceptsResults = true;
  isPending = false;
});

const verify = (...more: string[]) =>
  nodeScript(
    inProject('tools/contracts/contracts.ts'),
    ['verify', '--base-url', host, '--states-url', `${host}/states`, '--publish', ...more],
    {
      env: {
        PACT_BROKER_BASE_URL: host,
        GIT_COMMIT: undefined,
        GITHUB_SHA: undefined,
        CI_COMMIT_SHA: undefined,
        GIT_BRANCH: 'stock',
      },
    },
  );
const bodyOf = (route: RegExp) => requests.find((one) => one.body && route.test(one.route))?.body;

it('publishes a successful verification with the provider version', async () => {
  const { code, output } = await verify('--provider-version', '1f2e3d');
  expect(code, output).toBe(0);
  expect(bodyOf(/for-verification/)).toMatchObject({
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    includePendingStatus: true,
    includeWipPactsSince: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
  });
  expect(bodyOf(/\/results/)).toMatchObject({
    success: true,
    providerApplicationVersion: '1f2e3d',
  });
  expect(requests.map(({ route }) => route)).toContainEqual(
    expect.stringMatching(/branches\/stock\/versions\/1f2e3d/),
  );
});

it('publishes a failed verification, and fails', async () => {
  providerStatus = 500;
  expect((await verify('--provider-version', '1f2e3d')).code).not.toBe(0);
  expect(bodyOf(/\/results/)).toMatchObject({ success: false });
});

it('publishes the results of all three providers, and writes them', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-broker-test-'));
  const [json, junit] = [join(folder.path, 'a.json'), join(folder.path, 'a.xml')];
  const others = ['--postal-url', host, '--site-url', host, '--timeout', '30'];
  const files = ['--json', json, '--junit', junit];
  const { code, output } = await verify('--provider-version', '1f2e3d', ...others, ...files);
  expect(code, output).toBe(0);
  for (const provider of Object.keys(paths)) {
    const body = bodyOf(new RegExp(`/results/${provider}$`));
    expect(body).toMatchObject({ success: true, providerApplicationVersion: '1f2e3d' });
  }
  const { summary, verdicts } = JSON.parse(readFileSync(json, 'utf8'));
  expect(summary).toBe('3 of 3 interactions kept, 0 broken');
  expect(verdicts.map(({ call }: { call: string }) => call)).toEqual(Object.keys(paths));
  expect(readFileSync(junit, 'utf8')).toContain('tests="3" failures="0"');
});

it('shows the failures of a pending pact, and succeeds', async () => {
  [providerStatus, isPending] = [500, true];
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-broker-test-'));
  const json = join(folder.path, 'a.json');
  const { code, output } = await verify('--provider-version', '1f2e3d', '--json', json);
  expect(code, output).toBe(0);
  const [verdict] = JSON.parse(readFileSync(json, 'utf8')).verdicts;
  expect(verdict).toMatchObject({ isKept: true, problems: ['status: expected 200, got 500'] });
});

it('fails when the responses have no CORS headers', async () => {
  const origin = ['--origin', 'https://shop.example'];
  const { code } = await verify('--provider-version', '1f2e3d', ...origin);
  expect(code).toBe(1);
  // The pact itself is kept.
  expect(bodyOf(/\/results/)).toMatchObject({ success: true });
});

it('rejects a part of the interactions', async () => {
  const { code, output } = await verify('--provider-version', '1f2e3d', '--only', 'gallery');
  expect([code, requests]).toEqual([2, []]);
  expect(output).toContain('--only: a published result covers all interactions.');
});

it.each([
  ['without a broker', () => '', 'PACT_BROKER_BASE_URL is not set'],
  ['when the broker does not answer the question', () => host, ''],
])('can-i-deploy fails %s', async (_case, broker, text) => {
  const script = inProject('tools/contracts/contracts.ts');
  const env = { PACT_BROKER_BASE_URL: broker(), GIT_COMMIT: '1f2e3d' };
  const { code, output } = await nodeScript(script, ['can-i-deploy'], { env });
  expect(code, output).not.toBe(0);
  expect(output).toContain(text);
});

it('fails when the broker does not accept the result', async () => {
  acceptsResults = false;
  const { code, output } = await verify('--provider-version', '1f2e3d');
  expect(code).toBe(1);
  expect(output).toContain('Publishing of verification results failed');
});

it('fails without a version', async () => {
  const { code, output } = await verify();
  expect([code, output.trim()]).toEqual([
    2,
    'Missing version. Set GIT_COMMIT or --provider-version.',
  ]);
  expect(requests).toEqual([]);
});

it.each([
  ['GitHub Actions', { GITHUB_SHA: 'abc', GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'main' }, 'main'],
  ['a pull request there', { GITHUB_SHA: 'abc', GITHUB_HEAD_REF: 'nets' }, 'nets'],
  ['GitLab', { CI_COMMIT_SHA: 'abc', CI_COMMIT_REF_NAME: 'main' }, 'main'],
  ['others', { GIT_COMMIT: 'abc', GIT_BRANCH: 'main' }, 'main'],
])('reads commit and branch from %s', (_system, env, branch) => {
  expect([commitOf(env), branchOf(env)]).toEqual(['abc', branch]);
});
