// `pnpm chromatic`: publishes the Storybook to Chromatic. Exits with 0 without CHROMATIC_PROJECT_TOKEN.

import { build, storybookFolder } from '@parinda/testing/builds';
import { execa } from 'execa';

/** Chromatic retries for ever without a network. */
const maxMinutes = 15;

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Skipped: CHROMATIC_PROJECT_TOKEN is not set. `pnpm test pictures` compares locally.',
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
    timeout: maxMinutes * 60_000,
    killSignal: 'SIGKILL',
  },
);
if (timedOut) console.error(`Failed: Chromatic took more than ${maxMinutes} minutes.`);
process.exitCode = exitCode ?? 1;
