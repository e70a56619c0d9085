// `pnpm contracts:verify`: holds a server against the pacts of contracts/pacts. Without --base-url
// that is apps/api, started on a database of its own.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startApi, targetOf } from './own-api.ts';
import { pactPaths, readPact } from './pacts.ts';
import { asJson, asJUnit, asTable, summary } from './report.ts';
import { type Target, type Verdict, verify } from './verify.ts';

const usage = `contracts:verify                 apps/api, on PGlite and on TEST_DATABASE_URL when it is set
  --base-url URL --states-url URL   any other server, and where it takes states
  --postal-url URL --site-url URL   the other two providers, where there are such
  --only WORDS                      interactions whose description holds these (a regular expression)
  --json FILE --junit FILE          the result for programs`;

const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '');

const option = { type: 'string' } as const;
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        ...{ 'base-url': option, 'states-url': option, 'postal-url': option, 'site-url': option },
        ...{ only: option, json: option, junit: option, help: { type: 'boolean' } },
      },
    });
    for (const [name, value] of Object.entries(values)) {
      const isWrong = name.endsWith('-url') && !/^https?:$/.test(protocolOf(String(value)));
      if (isWrong) throw new Error(`--${name} ${value} is no web address (https://…)`);
    }
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

const options = readOptions();
const { only } = options;
const verdicts: Verdict[] = [];

async function show(name: string, target: Target): Promise<void> {
  console.log(`\n${name}`);
  const found = await verify({ ...target, only });
  console.log(`${asTable(found)}\n${summary(found)}`);
  verdicts.push(...found);
}

async function showOwn(name: string, server?: string): Promise<void> {
  const api = await startApi(server);
  try {
    await show(name, targetOf(api.url));
  } finally {
    await api.stop();
  }
}

async function showAny(baseUrl: string): Promise<void> {
  const byName = {
    'parinda-user-api': baseUrl,
    'postal-lookup': options['postal-url'],
    'parinda-site': options['site-url'],
  };
  const given = Object.entries(byName).filter((entry): entry is [string, string] => !!entry[1]);
  const statesUrl = options['states-url'] ?? new URL('/_pact/states', baseUrl).href;
  await show(baseUrl, { baseUrls: Object.fromEntries(given), statesUrl });
  if (!options['postal-url']) console.log('postal-lookup: left out (--postal-url URL verifies it)');
  if (!options['site-url']) console.log('parinda-site: left out (--site-url URL verifies it)');
}

if (options.help) {
  console.log(usage);
} else {
  const number = pactPaths()
    .map(readPact)
    .flatMap(({ interactions }) => interactions).length;
  console.log(`${number} interactions in ${pactPaths().length} pacts`);
  const postgres = process.env.TEST_DATABASE_URL;
  if (options['base-url']) await showAny(options['base-url']);
  else {
    await showOwn('apps/api on PGlite');
    if (postgres) await showOwn('apps/api on PostgreSQL', postgres);
    else console.log('\napps/api on PostgreSQL: left out (TEST_DATABASE_URL names none)');
  }
  if (options.json) writeFileSync(options.json, asJson(verdicts));
  if (options.junit) writeFileSync(options.junit, asJUnit(verdicts));
  if (verdicts.length === 0 || verdicts.some(({ isKept }) => !isKept)) process.exitCode = 1;
}
