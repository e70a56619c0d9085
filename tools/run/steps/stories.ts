import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { preview } from 'vite';
import type { StoryIndex } from '../../../.storybook/modes.ts';
import { axeReport } from '../../../.storybook/test-runner/axe.ts';
import { docsProblems } from '../../../.storybook/test-runner/docs.ts';
import { faults } from '../../../.storybook/test-runner/faults.ts';
import { leftOverPictures, resultsFolder } from '../../../.storybook/test-runner/pictures.ts';
import { launchPinned } from '../browser.ts';
import { build, storybookFolder } from '../builds.ts';
import { command } from '../command.ts';
import { testsOf } from './junit.ts';
import { type Step, verdict } from './step.ts';

const visitStories = (url: string, pattern: string) =>
  testsOf('stories', (report) =>
    command(
      'test-storybook',
      ['--url', url, '--index-json', '--junit', '--ci', '--maxWorkers=3', pattern],
      {
        env: {
          STORYBOOK_DISABLE_TELEMETRY: '1',
          JEST_JUNIT_OUTPUT_FILE: report,
          JEST_JUNIT_REPORT_TEST_SUITE_ERRORS: 'true',
          JEST_JUNIT_CLASSNAME: '{classname}',
          JEST_JUNIT_TITLE: '{title}',
        },
      },
    ),
  );

/** A verdict for each page of text: nothing is wider than its column, and axe finds nothing. */
async function visitDocs(url: string, index: StoryIndex, pattern: string) {
  const browser = await launchPinned();
  try {
    const problems = await docsProblems(browser, url, index, pattern);
    return [...problems].map(([title, lines]) =>
      verdict(
        `the page of ${title} is accessible and keeps to its column`,
        lines.length === 0,
        lines.join('\n'),
      ),
    );
  } finally {
    await browser.close();
  }
}

/** Every story, or those of the files whose name (`actions-button`) contains the pattern. */
export const stories: Step = async (pattern = '') => {
  await build('storybook');
  rmSync(resultsFolder, { recursive: true, force: true });
  const { NODE_ENV } = process.env;
  const server = await preview({
    configFile: false,
    root: dirname(storybookFolder),
    appType: 'mpa',
    build: { outDir: basename(storybookFolder) },
    preview: { port: 0, host: '127.0.0.1' },
  });
  // Vite takes the whole process for production, and what it starts later with it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const index: StoryIndex = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'));
    const visited = [
      ...(await visitStories(url, pattern)),
      ...(await visitDocs(url, index, pattern)),
    ];
    console.log(axeReport());
    if (pattern) return visited;
    const leftOver = leftOverPictures(index);
    const unproven = Object.keys(faults).filter((id) => !(id in index.entries));
    return [
      ...visited,
      verdict(
        'every approved picture has its story',
        leftOver.length === 0,
        `No story has these pictures; \`pnpm snapshots:approve\` removes them:\n${leftOver.join('\n')}`,
      ),
      verdict(
        'every story that is shown with a fault is there',
        unproven.length === 0,
        `.storybook/test-runner/faults.ts names stories that are gone:\n${unproven.join('\n')}`,
      ),
    ];
  } finally {
    await server.close();
  }
};
