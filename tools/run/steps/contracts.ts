import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { missingOperations } from '@parinda/api/testing/missing-operations';
import { command } from '@parinda/testing/command';
import { pactPaths } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { runConsumerTests } from '../../contracts/consume.ts';
import { unsentFields } from '../../contracts/fields.ts';
import { startOwnApi } from '../../contracts/own-api.ts';
import { startOwnSite } from '../../contracts/own-site.ts';
import { asTable } from '../../contracts/report.ts';
import { verify } from '../../contracts/verify.ts';
import { testsOf } from './junit.ts';
import { type Outcome, type Step, verdict } from './step.ts';

/** Runs the consumer tests and compares their pacts with the committed ones. */
async function consumer(): Promise<Outcome[]> {
  let pacts = new Map<string, string>();
  const tests = await testsOf('pacts', async (report) => {
    const consumed = await runConsumerTests([
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${report}`,
    ]);
    pacts = consumed.pacts;
    return consumed.tests;
  });
  const committed = pactPaths().map((path) => basename(path));
  const same = [...new Set([...committed, ...pacts.keys()])].map((name) => {
    const path = inProject(`contracts/pacts/${name}`);
    const isSame = existsSync(path) && readFileSync(path, 'utf8') === pacts.get(name);
    return verdict(`${name} is up to date (run pnpm generate)`, isSame);
  });
  return [...tests, ...same];
}

interface Comparison {
  message: string;
  type: 'error' | 'warning';
  mockDetails?: { interactionDescription?: string };
}

/** Compares the pacts with the OpenAPI document. */
async function againstDocument(): Promise<Outcome[]> {
  const oas = inProject('contracts/openapi.yaml');
  return Promise.all(
    pactPaths().map(async (path) => {
      const { code, output } = await command('opc', ['--oas', oas, path], {
        cwd: inProject('tools'),
      });
      const name = `${basename(path)} conforms to openapi.yaml`;
      if (code === 0) return verdict(name, true);
      const errors = (JSON.parse(output) as Comparison[]).filter(({ type }) => type === 'error');
      const lines = errors.map(
        ({ message, mockDetails }) => `${mockDetails?.interactionDescription}: ${message}`,
      );
      return verdict(name, false, lines.join('\n'));
    }),
  );
}

function everyFieldIsSent(): Outcome {
  const unsent = unsentFields();
  return verdict(
    'the pacts send every property of a request',
    unsent.length === 0,
    unsent.join('\n'),
  );
}

/** Verifies apps/api, with the embedded database or this PostgreSQL. */
async function provider(server?: string): Promise<Outcome[]> {
  const api = await startOwnApi(server);
  const missing = await missingOperations(api.url);
  const verdicts = await verify(api.url).finally(() => api.stop());
  const database = server ? 'PostgreSQL' : 'PGlite';
  return [
    // The verification would skip a missing one.
    verdict(
      `apps/api has each optional operation on ${database}`,
      missing.length === 0,
      `${missing}`,
    ),
    ...verdicts.map((one) =>
      verdict(`${one.call} on ${database}: ${one.interaction}`, one.isKept, asTable([one])),
    ),
  ];
}

/** Verifies the pact of the site against apps/storefront. */
async function siteProvider(): Promise<Outcome[]> {
  const site = await startOwnSite();
  const verdicts = await verify(site.url, { providers: ['parinda-site'] }).finally(site.stop);
  return verdicts.map((one) =>
    verdict(`${one.call} of the storefront: ${one.interaction}`, one.isKept, asTable([one])),
  );
}

/** Runs the consumer's checks in parallel with the providers'. */
export const contracts: Step = async () => {
  const postgres = process.env.TEST_DATABASE_URL;
  const client = async () => [
    ...(await consumer()),
    ...(await againstDocument()),
    everyFieldIsSent(),
  ];
  const servers = async () => [
    ...(await provider()),
    ...(postgres ? await provider(postgres) : []),
    ...(await siteProvider()),
  ];
  return (await Promise.all([client(), servers()])).flat();
};
