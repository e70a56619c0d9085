import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { branchOf, commitOf } from './broker.ts';

/** A provider of one operation and a broker with one pact, in one server. */
let server: Server;
let host: string;
let requests: { route: string; body: unknown }[] = [];
let providerStatus = 200;
let acceptsResults = true;

const pact = () => ({
  consumer: { name: 'parinda-storefront' },
  provider: { name: 'parinda-user-api' },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'a request for the gallery',
      request: { method: 'GET', path: '/api/user/gallery/' },
      response: { status: 200 },
    },
  ],
  metadata: { pactSpecification: { version: '4.0' } },
  _links: {
    self: { href: `${host}/pact` },
    'pb:provider': { href: `${host}/provider/parinda-user-api` },
    ...(acceptsResults && { 'pb:publish-verification-results': { href: `${host}/results` } }),
  },
});

const responses: Record<string, () => object> = {
  'GET /': () => ({
    _links: {
      self: { href: host },
      'pb:provider-pacts-for-verification': {
        href: `${host}/provider/{provider}/for-verification`,
        templated: true,
      },
    },
  }),
  'POST /provider/parinda-user-api/for-verification': () => ({
    _links: { self: { href: `${host}/provider/parinda-user-api/for-verification` } },
    _embedded: {
      pacts: [
        {
          shortDescription: 'latest from main',
          verificationProperties: { pending: false, notices: [] },
          _links: { self: { href: `${host}/pact`, name: 'the pact' } },
        },
      ],
    },
  }),
  // The broker reads this before it builds the link.
  'GET /provider/parinda-user-api/for-verification': () => ({
    _links: { self: { href: `${host}/provider/parinda-user-api/for-verification` } },
  }),
  'GET /pact': pact,
  'GET /provider/parinda-user-api': () => ({
    _links: {
      'pb:branch-version': {
        href: `${host}/provider/parinda-user-api/branches/{branch}/versions/{version}`,
        templated: true,
      },
    },
  }),
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const route = `${request.method} ${request.url}`;
    requests.push({ route, body: await json(request).catch(() => undefined) });
    response.setHeader('content-type', 'application/hal+json');
    if (route.startsWith('GET /api/')) response.writeHead(providerStatus);
    response.end(JSON.stringify(responses[route]?.() ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = [];
  providerStatus = 200;
  acceptsResults = true;
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
