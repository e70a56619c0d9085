// `pnpm start` runs this in the background: it waits until the server has started, then builds the
// Storybook at low priority. It stops when the server stops.
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '@parinda/testing/builds';

const server = process.ppid;
const port = Number(process.env.PORT || 3000);

setPriority(constants.priority.PRIORITY_LOW);
setInterval(() => {
  // Also stops the build, which is in the same process group.
  if (process.ppid !== server) process.kill(-process.pid, 'SIGTERM');
}, 1000).unref();

try {
  await wait(15_000);
  await build('storybook');
  if (port) console.log(`Storybook ready at http://localhost:${port}/storybook`);
} catch (error) {
  console.error((error as Error).message);
}
