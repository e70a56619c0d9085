import { writeFileSync } from 'node:fs';
import { startApi, targetOf } from './own-api.ts';
import { pactPaths, readInteractions } from './pacts.ts';
import { asTable, joinJUnit, summary } from './report.ts';
import { type Target, type Verdict, verify } from './verify.ts';

type Options = Record<string, string | undefined>;

/** Another API than the shop's own, and the other two providers where they are named. */
function targetAt(baseUrl: string, { postalUrl, siteUrl, statesUrl }: Options): Target {
  if (!postalUrl) console.log('postal-lookup: left out (--postal-url URL verifies it)');
  if (!siteUrl) console.log('parinda-site: left out (--site-url URL verifies it)');
  return {
    baseUrls: { 'parinda-user-api': baseUrl, 'postal-lookup': postalUrl, 'parinda-site': siteUrl },
    statesUrl: statesUrl ?? new URL('/_pact/states', baseUrl).href,
  };
}

/** Holds apps/api against the pacts, or the server at `baseUrl`; shows and writes the result. */
export async function verifyServers({ baseUrl, only, json, junit, ...urls }: Options) {
  const verdicts: Verdict[] = [];
  const reports: string[] = [];
  const show = async (name: string, target: Target) => {
    console.log(`\n${name}`);
    const found = await verify({ ...target, only, reports });
    console.log(`${asTable(found)}\n${summary(found)}`);
    verdicts.push(...found);
  };
  const showOwn = async (name: string, server?: string) => {
    const api = await startApi(server);
    await show(name, targetOf(api.url)).finally(() => api.stop());
  };

  const postgres = process.env.TEST_DATABASE_URL;
  console.log(`${readInteractions().length} interactions in ${pactPaths().length} pacts`);
  if (baseUrl) await show(baseUrl, targetAt(baseUrl, urls));
  else await showOwn('apps/api on PGlite');
  if (postgres && !baseUrl) await showOwn('apps/api on PostgreSQL', postgres);
  if (!postgres && !baseUrl)
    console.log('\napps/api on PostgreSQL: left out (TEST_DATABASE_URL names none)');
  const result = { summary: summary(verdicts), verdicts };
  if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  if (junit) writeFileSync(junit, joinJUnit(reports));
  return verdicts.length && verdicts.every(({ isKept }) => isKept) ? 0 : 1;
}
