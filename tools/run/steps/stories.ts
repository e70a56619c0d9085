import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, preview } from 'vite';
import { inChunks, outOfChunk, type StoryIndex } from '../../../.storybook/modes.ts';
import { axeReport } from '../../../.storybook/test-runner/axe.ts';
import { docsProblems } from '../../../.storybook/test-runner/docs.ts';
import { faults } from '../../../.storybook/test-runner/faults.ts';
import { leftOverPictures, resultsFolder } from '../../../.storybook/test-runner/pictures.ts';
import { launchPinned } from '../browser.ts';
import { build, storybookFolder } from '../builds.ts';
import { command } from '../command.ts';
import { testsOf } from './junit.ts';
import { type Step, verdict } from './step.ts';

/** Each worker of the test runner has a page, and so a browser, of its own. */
const workers = 3;

/**
 * The test runner makes a file of tests for each title of the index, and for each file it loads its
 * own modules and Storybook anew, which takes longer than the stories of most components: it gets one
 * title for each worker.
 */
const indexForRunner = (index: StoryIndex): Plugin => ({
  name: 'index-for-runner',
  configurePreviewServer: ({ middlewares }) => {
    const chunks = JSON.stringify(inChunks(index, workers));
    middlewares.use('/index.json', ({ headers }, response, next) => {
      if (headers['user-agent'] === 'node') response.end(chunks);
      else next();
    });
  },
});

/**
 * Serves the built Storybook while `act` runs.
 *
 * @param isChunked whether the runner makes a file of tests for each worker, not for each component
 * @param act gets the Storybook's address and its index
 */
async function withStorybook<Result>(
  isChunked: boolean,
  act: (url: string, index: StoryIndex) => Promise<Result>,
): Promise<Result> {
  await build('storybook');
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as StoryIndex;
  const { NODE_ENV } = process.env;
  const server = await preview({
    configFile: false,
    plugins: isChunked ? [indexForRunner(index)] : [],
    root: dirname(storybookFolder),
    appType: 'mpa',
    build: { outDir: basename(storybookFolder) },
    preview: { port: 0, host: '127.0.0.1' },
  });
  // Vite sets NODE_ENV to `production` for this process and every program that it starts later.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    return await act(url, index);
  } finally {
    await server.close();
  }
}

/** Runs the stories' tests; `withPictures` also looks at them in all widths and themes. */
async function visitStories(url: string, pattern: string, withPictures: boolean) {
  rmSync(resultsFolder, { recursive: true, force: true });
  const visited = await testsOf('stories', (report) =>
    command(
      'test-storybook',
      ['--url', url, '--index-json', '--junit', '--ci', `--maxWorkers=${workers}`, pattern],
      {
        env: {
          STORYBOOK_DISABLE_TELEMETRY: '1',
          STORY_PICTURES: withPictures ? '1' : '0',
          JEST_JUNIT_OUTPUT_FILE: report,
          JEST_JUNIT_REPORT_TEST_SUITE_ERRORS: 'true',
          JEST_JUNIT_CLASSNAME: '{classname}',
          JEST_JUNIT_TITLE: '{title}',
        },
      },
    ),
  );
  console.log(axeReport());
  // A failure, and the slowest, are named by their component.
  return visited.map((one) => {
    const { title, name } = outOfChunk(one.name);
    return { ...one, name, ...(title && { file: title }) };
  });
}

/** Renders and plays every story once, with axe in the light theme. */
export const stories: Step = (pattern = '') =>
  // A pattern names components.
  withStorybook(!pattern, (url) => visitStories(url, pattern, false));

/**
 * As `stories`, and compares pictures in all widths and themes, measures targets under a finger and
 * asks the other accessibility engines. The pattern is a part of the files' names (`actions-button`).
 */
export const pictures: Step = (pattern = '') =>
  withStorybook(!pattern, async (url, index) => {
    const visited = await visitStories(url, pattern, true);
    if (pattern) return visited;
    const leftOver = leftOverPictures(index);
    const unproven = Object.keys(faults).filter((id) => !(id in index.entries));
    return [
      ...visited,
      verdict(
        'every approved picture has its story',
        leftOver.length === 0,
        `No story has these pictures; \`pnpm approve-pictures\` removes them:\n${leftOver.join('\n')}`,
      ),
      verdict(
        'every story that is shown with a fault is there',
        unproven.length === 0,
        `.storybook/test-runner/faults.ts names stories that are gone:\n${unproven.join('\n')}`,
      ),
    ];
  });

/** Checks each page of text: nothing is wider than its column, and axe finds nothing. */
export const docs: Step = (pattern = '') =>
  withStorybook(false, async (url, index) => {
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
  });
