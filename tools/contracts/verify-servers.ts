import { writeFileSync } from 'node:fs';
import { type Interaction, pactPaths, readInteractions } from '@parinda/testing/pacts';
import { verifyForBroker, versionToPublish } from './broker.ts';
import { withoutMissing } from './optional.ts';
import { startOwnApi } from './own-api.ts';
import { startOwnSite } from './own-site.ts';
import { keepResults } from './page/results.ts';
import { preflight } from './preflight.ts';
import { defaultStatesUrl } from './provider-states.ts';
import { asJUnit, asTable, summary } from './report.ts';
import type { Verdict } from './verdict.ts';
import { verify } from './verify.ts';
import { verifyPreflights } from './wire/cors.ts';

/** Returns the selected interactions, or an error message. */
function selectInteractions(only?: string): Interaction[] | string {
  try {
    const pattern = new RegExp(only ?? '');
    const found = readInteractions().filter(({ description }) => pattern.test(description));
    return found.length ? found : `--only ${only}: no interaction matches`;
  } catch {
    return `--only ${only}: invalid regular expression`;
  }
}

const junitOf = (verdicts: Verdict[]): string =>
  asJUnit(
    'contracts',
    verdicts.map(({ call, interaction, isKept, problems }) => ({
      name: `${call}: ${interaction}`,
      problems: isKept ? [] : problems,
      notes: isKept ? problems : [],
    })),
  );

/** Starts apps/api, which allows the origin, if any. */
const startApiFor = (origin?: string, server?: string) =>
  startOwnApi(server, origin ? { CORS_ORIGINS: origin } : {});

interface Servers {
  providers: { name: string; url: string; statesUrl: string }[];
  stop: () => Promise<unknown>;
}

/** Returns the providers of the options, or apps/api and apps/storefront. */
async function serversToPublish(options: Record<string, string>): Promise<Servers> {
  const { baseUrl, postalUrl, siteUrl, origin } = options;
  const given = [
    ['parinda-user-api', baseUrl],
    ['postal-lookup', postalUrl],
    ['parinda-site', siteUrl],
  ].flatMap(([name = '', url]) => {
    if (!url) return [];
    return [{ name, url, statesUrl: options.statesUrl ?? defaultStatesUrl(baseUrl ?? url) }];
  });
  if (given.length) return { providers: given, stop: async () => {} };
  const api = await startApiFor(origin);
  const site = await startOwnSite();
  const states = { statesUrl: defaultStatesUrl(api.url) };
  return {
    providers: [
      { name: 'parinda-user-api', url: api.url, ...states },
      { name: 'postal-lookup', url: api.url, ...states },
      { name: 'parinda-site', url: site.url, ...states },
    ],
    stop: () => Promise.all([api.stop(), site.stop()]),
  };
}

/** Verifies the pacts of a broker and publishes the result of each provider. */
async function publishResults(options: Record<string, string>, timeoutMs?: number) {
  if (options.only) {
    console.error('--only: a published result covers all interactions. Leave out --publish.');
    return 2;
  }
  const version = versionToPublish(options.providerVersion);
  if (typeof version === 'number') return version;
  const { providers, stop } = await serversToPublish(options);
  const verdicts: Verdict[] = [];
  let failure = 0;
  try {
    for (const provider of providers) {
      const { name, url } = provider;
      // The browser reads the metadata from the host of the page.
      const origin = name === 'parinda-site' ? undefined : options.origin;
      const outcome = await verifyForBroker(provider, version, { timeoutMs, origin });
      verdicts.push(...outcome.verdicts);
      failure ||= outcome.code;
      if (origin && name === 'parinda-user-api') {
        const { kept } = await withoutMissing(url, readInteractions());
        const isOfApi = (one: Interaction) => one.request.path.startsWith('/api/');
        verdicts.push(...(await verifyPreflights(url, origin, kept.filter(isOfApi))));
      }
    }
  } finally {
    await stop();
  }
  writeReports(verdicts, options);
  return failure || (verdicts.every(({ isKept }) => isKept) ? 0 : 1);
}

/** Writes the files that the options name. */
function writeReports(verdicts: Verdict[], { json, junit }: Record<string, string>): void {
  const result = { summary: summary(verdicts), verdicts };
  if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  if (junit) writeFileSync(junit, junitOf(verdicts));
}

/** Verifies apps/api and apps/storefront, or the servers of the options. Prints and writes the result. */
export async function verifyServers(options: Record<string, string>): Promise<number> {
  const { baseUrl, postalUrl, siteUrl, only, timeout, origin } = options;
  const timeoutMs = timeout === undefined ? undefined : Number(timeout) * 1000;
  if (options.publish) return publishResults(options, timeoutMs);
  const interactions = selectInteractions(only);
  if (typeof interactions === 'string') {
    console.error(interactions);
    return 2;
  }
  const verdicts: Verdict[] = [];
  const byServer: [string, Verdict[]][] = [];
  const show = async (name: string, url: string, more = {}) => {
    const found = await verify(url, { only, timeoutMs, origin, ...more });
    if (found.length === 0) return;
    console.log(`\n${name}\n${asTable(found)}\n${summary(found)}`);
    verdicts.push(...found);
    byServer.push([name, found]);
  };
  const showOwn = async (name: string, server?: string) => {
    const api = await startApiFor(origin, server);
    await show(name, api.url).finally(() => api.stop());
  };
  const showOwnSite = async () => {
    const site = await startOwnSite();
    await show('apps/storefront', site.url, {
      providers: ['parinda-site'],
      origin: undefined,
    }).finally(site.stop);
  };

  console.log(`${readInteractions().length} interactions in ${pactPaths().length} pacts`);
  const postgres = process.env.TEST_DATABASE_URL;
  if (!baseUrl) {
    await showOwn('apps/api on PGlite');
    if (postgres) await showOwn('apps/api on PostgreSQL', postgres);
    else console.log('\napps/api on PostgreSQL: skipped, because TEST_DATABASE_URL is not set');
    await showOwnSite();
  } else {
    const { statesUrl = defaultStatesUrl(baseUrl) } = options;
    const { kept, missing } = await withoutMissing(baseUrl, interactions);
    const { isGood, lines } = await preflight({ baseUrl, statesUrl }, kept);
    console.log(lines.join('\n'));
    if (missing.length) console.log(`optional operations, skipped: ${missing.join(', ')}`);
    if (!isGood) return 1;
    await show(baseUrl, baseUrl, { providers: ['parinda-user-api'], statesUrl });
    if (postalUrl) await show(postalUrl, postalUrl, { providers: ['postal-lookup'], statesUrl });
    else console.log('postal-lookup: skipped. Add --postal-url URL to verify it.');
    if (siteUrl)
      await show(siteUrl, siteUrl, { providers: ['parinda-site'], statesUrl, origin: undefined });
    else console.log('parinda-site: skipped. Add --site-url URL to verify it.');
  }
  writeReports(verdicts, options);
  try {
    for (const [name, found] of byServer) keepResults(name, found);
  } catch (error) {
    console.error(`Failed: ${(error as Error).message}`);
    return 1;
  }
  return verdicts.length && verdicts.every(({ isKept }) => isKept) ? 0 : 1;
}
