import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, findBrowser } from '../browser.ts';
import { command } from '../command.ts';
import { inProject } from '../project.ts';
import { serveFolder } from '../static-server.ts';
import { buildStorybook, storybookFolder } from '../storybook.ts';
import { readJestReport } from './jest-report.ts';
import { type Step, type StepResult, sum } from './step.ts';

const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1' };

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
  const server = await serveFolder(storybookFolder);
  try {
    const light = await inTheme('light', server.url, browser);
    const dark = await inTheme('dark', server.url, browser);
    return sum([light, dark]);
  } finally {
    await server.stop();
  }
};
