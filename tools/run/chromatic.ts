// `pnpm chromatic`: publishes the Storybook to Chromatic, for a team with a token in
// CHROMATIC_PROJECT_TOKEN. Without one there is nothing to do, and that is no failure.
import { execa } from 'execa';
import { build, storybookFolder } from './builds.ts';

/** With a token and no network the program tries for ever. */
const minutesAllowed = 15;

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'No CHROMATIC_PROJECT_TOKEN: nothing is published (`pnpm test pictures` compares here).',
  );
  process.exit(0);
}

await build('storybook');
const options = ['--no-interactive', '--skip-update-check', ...process.argv.slice(2)];
const { exitCode, timedOut } = await execa(
  'chromatic',
  ['--storybook-build-dir', storybookFolder, ...options],
  {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    timeout: minutesAllowed * 60_000,
    killSignal: 'SIGKILL',
  },
);
if (timedOut) console.error(`Chromatic took more than ${minutesAllowed} minutes.`);
process.exitCode = exitCode ?? 1;
