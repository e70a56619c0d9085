import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, findBrowser } from '../browser.ts';
import { command } from '../command.ts';
import { contentHash } from '../content-hash.ts';
import { inProject } from '../project.ts';
import { serveFolder } from '../static-server.ts';
import { readJestReport } from './jest-report.ts';
import { type Step, type StepResult, sum } from './step.ts';

const built = inProject('storybook-static');
const inputs = [
  '.storybook',
  'packages/ui',
  'packages/api-client/src',
  'apps/storefront',
  'pnpm-lock.yaml',
];
const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Builds the Storybook unless the last build was made of the same files. */
async function buildStorybook(): Promise<void> {
  const hashFile = join(built, '.build-hash');
  const hash = contentHash(inputs);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  const { code, output } = await command(
    inProject('node_modules/.bin/storybook'),
    ['build', '--output-dir', built, '--quiet', '--disable-telemetry'],
    { env: quiet },
  );
  if (code !== 0) throw new Error(`The Storybook could not be built.\n${output}`);
  writeFileSync(hashFile, hash);
}

type Theme = 'light' | 'dark';

async function inTheme(theme: Theme, url: string, browser: Browser): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-stories-'));
  const report = join(folder, 'report.json');
  const result = await command(
    inProject('node_modules/.bin/test-storybook'),
    [
      ...['--url', url, '--index-json', '--maxWorkers', '2', '--testTimeout', '60000'],
      ...['--json', '--outputFile', report],
    ],
    {
      env: {
        ...browser.env,
        ...quiet,
        CHROMIUM_PATH: browser.executablePath,
        STORY_THEME: theme,
      },
    },
  );
  const counted = readJestReport(report, result, 'test-storybook');
  rmSync(folder, { recursive: true });
  return { ...counted, failed: counted.failed.map((name) => `${name} (${theme})`) };
}

/** Every story renders, plays and passes axe, in a real browser and in both themes. */
export const stories: Step = async () => {
  await buildStorybook();
  const browser = await findBrowser();
  const server = await serveFolder(built);
  try {
    const light = await inTheme('light', server.url, browser);
    const dark = await inTheme('dark', server.url, browser);
    return sum([light, dark]);
  } finally {
    await server.stop();
  }
};
