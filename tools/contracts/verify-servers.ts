import { writeFileSync } from 'node:fs';
import { startOwnApi } from './own-api.ts';
import { startOwnSite } from './own-site.ts';
import { pactPaths, readInteractions } from './pacts.ts';
import { asTable, joinJUnit, summary } from './report.ts';
import { type Verdict, verify } from './verify.ts';

/** Holds apps/api and apps/storefront against the pacts, or the servers of these options; shows and writes the result. */
export async function verifyServers(options: Record<string, string>): Promise<number> {
  const { baseUrl, postalUrl, siteUrl, only } = options;
  const verdicts: Verdict[] = [];
  const reports: string[] = [];
  const show = async (name: string, url: string, more = {}) => {
    const found = await verify(url, { only, reports, ...more });
    console.log(`\n${name}\n${asTable(found)}\n${summary(found)}`);
    verdicts.push(...found);
  };
  const showOwn = async (name: string, server?: string) => {
    const api = await startOwnApi(server);
    await show(name, api.url).finally(() => api.stop());
  };
  const showOwnSite = async () => {
    const site = await startOwnSite();
    await show('apps/storefront', site.url, { providers: ['parinda-site'] }).finally(site.stop);
  };

  console.log(`${readInteractions().length} interactions in ${pactPaths().length} pacts`);
  const postgres = process.env.TEST_DATABASE_URL;
  if (!baseUrl) {
    await showOwn('apps/api on PGlite');
    if (postgres) await showOwn('apps/api on PostgreSQL', postgres);
    else console.log('\napps/api on PostgreSQL: left out (TEST_DATABASE_URL names none)');
    await showOwnSite();
  } else {
    const { statesUrl = new URL('/_pact/states', baseUrl).href } = options;
    await show(baseUrl, baseUrl, { providers: ['parinda-user-api'], statesUrl });
    if (postalUrl) await show(postalUrl, postalUrl, { providers: ['postal-lookup'], statesUrl });
    else console.log('postal-lookup: left out (--postal-url URL verifies it)');
    if (siteUrl) await show(siteUrl, siteUrl, { providers: ['parinda-site'], statesUrl });
    else console.log('parinda-site: left out (--site-url URL verifies it)');
  }
  const result = { summary: summary(verdicts), verdicts };
  if (options.json) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
  if (options.junit) writeFileSync(options.junit, joinJUnit(reports));
  return verdicts.length && verdicts.every(({ isKept }) => isKept) ? 0 : 1;
}
