import { writeFileSync } from 'node:fs';
import { type Interaction, pactPaths, readInteractions } from '@parinda/testing/pacts';
import { verifyForBroker } from './broker.ts';
import { withoutMissing } from './optional.ts';
import { startOwnApi } from './own-api.ts';
import { startOwnSite } from './own-site.ts';
import { preflight } from './preflight.ts';
import { defaultStatesUrl } from './provider-states.ts';
import { asJUnit, asTable, summary } from './report.ts';
import { type Verdict, verify } from './verify.ts';

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
    verdicts.map(({ call, interaction, problems }) => ({
      name: `${call}: ${interaction}`,
      problems,
    })),
  );

/** Verifies the pacts of a broker and publishes the result. */
async function publishResults({ baseUrl, statesUrl, providerVersion }: Record<string, string>) {
  const own = baseUrl ? undefined : await startOwnApi();
  const url = baseUrl ?? own?.url ?? '';
  const states = statesUrl ?? defaultStatesUrl(url);
  return verifyForBroker({ url, statesUrl: states, version: providerVersion }).finally(() =>
    own?.stop(),
  );
}

/** Verifies apps/api and apps/storefront, or the servers of the options. Prints and writes the result. */
export async function verifyServers(options: Record<string, string>): Promise<number> {
  const { baseUrl, postalUrl, siteUrl, only, timeout, origin } = options;
  const timeoutMs = timeout === undefined ? undefined : Number(timeout) * 1000;
  if (options.publish) return publishResults(options);
  const interactions = selectInteractions(only);
  if (typeof interactions === 'string') {
    console.error(interactions);
    return 2;
  }
  const verdicts: Verdict[] = [];
  const show = async (name: string, url: string, more = {}) => {
    const found = await verify(url, { only, timeoutMs, origin, ...more });
    if (found.length === 0) return;
    console.log(`\n${name}\n${asTable(found)}\n${summary(found)}`);
    verdicts.push(...found);
  };
  const showOwn = async (name: string, server?: string) => {
    const api = await startOwnApi(server, origin ? { CORS_ORIGINS: origin } : {});
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
  const result = { summary: summary(verdicts), verdicts };
  if (options.json) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
  if (options.junit) writeFileSync(options.junit, junitOf(verdicts));
  return verdicts.length && verdicts.every(({ isKept }) => isKept) ? 0 : 1;
}
