import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultsFolder, type StoryIndex } from '../../stories/pictures.ts';
import { axeReport, leftOverPictures } from '../../stories/report.ts';
import { seesAnotherColour, seesFaintTextInDark } from '../../stories/sees-faults.ts';
import { command } from '../command.ts';
import { inProject } from '../project.ts';
import { serveFolder } from '../static-server.ts';
import { buildStorybook, storybookFolder } from '../storybook.ts';
import { readJestReport } from './jest-report.ts';
import { type Step, type StepResult, sum, verdict } from './step.ts';

/** Visits the stories of the files whose name (`actions-button`) contains the pattern. */
async function visitStories(url: string, pattern?: string): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-stories-'));
  const report = join(folder, 'report.json');
  const result = await command(
    inProject('node_modules/.bin/test-storybook'),
    [
      ...['--url', url, '--index-json', '--maxWorkers', '3'],
      ...['--json', '--outputFile', report, ...(pattern ? [pattern] : [])],
    ],
    { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  const visited = readJestReport(report, result, 'test-storybook');
  rmSync(folder, { recursive: true });
  return visited;
}

function noLeftOvers(): StepResult {
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as StoryIndex;
  const files = leftOverPictures(index);
  return verdict(
    'every approved picture has its story',
    files.length === 0,
    `No story has these pictures; \`pnpm snapshots:approve\` removes them:\n${files.join('\n')}`,
  );
}

/** Checks that always agreed would pass everything above. */
async function faultsAreSeen(url: string): Promise<StepResult> {
  const faults: [name: string, isSeen: boolean][] = [
    ['a primary button of another colour is seen', await seesAnotherColour(url)],
    ['a heading too faint in dark alone is seen', await seesFaintTextInDark(url)],
  ];
  return sum(faults.map(([name, isSeen]) => verdict(name, isSeen, `Not true: ${name}.`)));
}

/** Every story, or those of a pattern, renders, plays, passes axe and looks as approved. */
export async function storiesMatching(pattern?: string): Promise<StepResult> {
  await buildStorybook();
  rmSync(resultsFolder, { recursive: true, force: true });
  const server = await serveFolder(storybookFolder);
  try {
    const visited = await visitStories(server.url, pattern);
    console.log(axeReport());
    if (pattern) return visited;
    return sum([visited, noLeftOvers(), await faultsAreSeen(server.url)]);
  } finally {
    await server.stop();
  }
}

export const stories: Step = () => storiesMatching();
