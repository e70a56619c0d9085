// `pnpm chromatic`: publishes the Storybook to Chromatic, for a team with a token in
// CHROMATIC_PROJECT_TOKEN. Without one there is nothing to do, and that is no failure.
import { spawnSync } from 'node:child_process';
import { inProject } from './project.ts';
import { buildStorybook, storybookFolder } from './storybook.ts';

/** With a token and no network the program tries for ever. */
const minutesAllowed = 15;

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'No CHROMATIC_PROJECT_TOKEN: nothing is published (`pnpm test stories` compares here).',
  );
  process.exit(0);
}

await buildStorybook();
const { status, error } = spawnSync(
  process.execPath,
  [
    inProject('node_modules/chromatic/dist/bin.cjs'),
    ...['--storybook-build-dir', storybookFolder, '--no-interactive', '--skip-update-check'],
    ...process.argv.slice(2),
  ],
  { cwd: inProject(), stdio: 'inherit', timeout: minutesAllowed * 60_000, killSignal: 'SIGKILL' },
);
if (error) {
  const isLate = 'code' in error && error.code === 'ETIMEDOUT';
  console.error(isLate ? `Chromatic took more than ${minutesAllowed} minutes.` : error.message);
}
process.exitCode = status ?? 1;
