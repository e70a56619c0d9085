import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchPinned } from '@parinda/testing/browser';
import { build, storybookFolder } from '@parinda/testing/builds';
import { command } from '@parinda/testing/command';
import type { Browser } from '@playwright/test';
import type { Plugin } from 'vite';
import { fromChunk, type StoryIndex, toChunks } from '../../../.storybook/modes.ts';
import { axeReport } from '../../../.storybook/test-runner/axe.ts';
import { docsProblems } from '../../../.storybook/test-runner/docs.ts';
import { faults } from '../../../.storybook/test-runner/faults.ts';
import {
  loggedContracts,
  newStoriesFile,
  readOperations,
  storiesFile,
  summarize,
  unknownNames,
  unpromised,
  unreachable,
} from '../../../.storybook/test-runner/lens.ts';
import { tryContractLens } from '../../../.storybook/test-runner/panel.ts';
import { resultsFolder, unusedPictures } from '../../../.storybook/test-runner/pictures.ts';
import { serveFolder } from '../serve-folder.ts';
import { testsOf } from './junit.ts';
import { type Step, verdict } from './step.ts';

/** Each worker of the test runner starts a browser. */
const workers = 3;

/**
 * The test runner creates a test file for each title and loads Storybook for each file, which takes longer
 * than most stories. It gets an index with one title per worker instead.
 */
const indexForRunner = (index: StoryIndex): Plugin => ({
  name: 'index-for-runner',
  configurePreviewServer: ({ middlewares }) => {
    const chunks = JSON.stringify(toChunks(index, workers));
    middlewares.use('/index.json', ({ headers }, response, next) => {
      if (headers['user-agent'] === 'node') response.end(chunks);
      else next();
    });
  },
});

/**
 * Serves the built Storybook while `act` runs.
 *
 * @param isChunked one test file per worker instead of one per component
 * @param act gets the URL and the index of the Storybook
 */
async function withStorybook<Result>(
  isChunked: boolean,
  act: (url: string, index: StoryIndex) => Promise<Result>,
): Promise<Result> {
  await build('storybook');
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as StoryIndex;
  await using server = await serveFolder(storybookFolder, isChunked ? [indexForRunner(index)] : []);
  return await act(server.url, index);
}

/** Runs the stories' tests. `withPictures` also compares pictures in all widths and themes. */
async function visitStories(url: string, pattern: string, withPictures: boolean) {
  rmSync(resultsFolder, { recursive: true, force: true });
  const visited = await testsOf('stories', (report) =>
    command(
      'test-storybook',
      [
        `--url=${url}`,
        '--index-json',
        '--junit',
        '--ci',
        `--maxWorkers=${workers}`,
        // ms. Only ends stories that hang: no story may depend on speed.
        '--testTimeout=180000',
        // The runner starts its tests in a shell.
        pattern && `'${pattern}'`,
      ],
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
  // Reports name the component, not the chunk.
  return visited.map((one) => {
    const { title, name } = fromChunk(one.name);
    return { ...one, name, ...(title && { file: title }) };
  });
}

/** Renders and plays every story, runs axe in the light theme, and compares calls with the contracts. */
export const stories: Step = (pattern = '') =>
  // The runner matches a pattern with file names, so files must be components.
  withStorybook(!pattern, async (url, index) => {
    const visited = await visitStories(url, pattern, false);
    return pattern ? visited : [...visited, ...contractVerdicts(index)];
  });

/** Compares the calls of the stories with the contracts. */
function contractVerdicts(index: StoryIndex) {
  const logged = loggedContracts();
  const operations = readOperations();
  const missing = unreachable(logged, operations);
  const unknown = unpromised(logged);
  const outdated = unknownNames(JSON.parse(readFileSync(storiesFile, 'utf8')), index, operations);
  return [
    verdict('a story can show every interaction', missing.length === 0, missing.join('\n')),
    verdict('a contract promises every response', unknown.length === 0, unknown.join('\n')),
    verdict(
      'contracts/stories.json names existing stories, interactions and fields',
      outdated.length === 0,
      `${outdated.join('\n')}\n\`pnpm approve-pictures\` writes the new list.`,
    ),
  ];
}

/** Writes the new stories.json. */
function writeShown(index: StoryIndex) {
  const summary = summarize(loggedContracts(), index, readOperations());
  const shown = `${JSON.stringify(summary, undefined, 2)}\n`;
  writeFileSync(newStoriesFile, shown);
  // Which parts of a page are ready when its story ends depends on the machine, so this is no failure.
  if (shown !== readFileSync(storiesFile, 'utf8'))
    console.log(
      'contracts/stories.json differs from this run. `pnpm approve-pictures` updates it.',
    );
}

/**
 * Like `stories`, but also compares pictures in all widths and themes, checks the size of touch targets
 * and runs the other accessibility engines. The pattern is part of a file name (`actions-button`).
 */
export const pictures: Step = (pattern = '') =>
  withStorybook(!pattern, async (url, index) => {
    const visited = await visitStories(url, pattern, true);
    if (pattern) return visited;
    const unused = unusedPictures(index);
    const missing = Object.keys(faults).filter((id) => !(id in index.entries));
    writeShown(index);
    return [
      ...visited,
      ...contractVerdicts(index),
      verdict(
        'every approved picture has a story',
        unused.length === 0,
        `Pictures without a story; \`pnpm approve-pictures\` removes them:\n${unused.join('\n')}`,
      ),
      verdict(
        'every story with an injected fault exists',
        missing.length === 0,
        `.storybook/test-runner/faults.ts lists missing stories:\n${missing.join('\n')}`,
      ),
    ];
  });

/** Uses the contract lens in the browser. */
async function lensVerdict(browser: Browser, url: string) {
  const problem = await tryContractLens(browser, url).then(
    () => '',
    (error: Error) => error.message,
  );
  return verdict('the contract lens names, outlines and replays', problem === '', problem);
}

/** Checks each documentation page for overflow, and with axe, and the contract lens. */
export const docs: Step = (pattern = '') =>
  withStorybook(false, async (url, index) => {
    const browser = await launchPinned();
    try {
      const problems = await docsProblems(browser, url, index, pattern);
      const pages = [...problems].map(([title, lines]) =>
        verdict(
          `the page of ${title} is accessible and fits its column`,
          lines.length === 0,
          lines.join('\n'),
        ),
      );
      return pattern ? pages : [...pages, await lensVerdict(browser, url)];
    } finally {
      await browser.close();
    }
  });
