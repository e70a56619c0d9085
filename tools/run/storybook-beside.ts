// `pnpm start` runs this beside the shop: it builds the Storybook at low priority, once the shop has
// had time to start, and ends with the shop.
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './builds.ts';

const shop = process.ppid;
const port = Number(process.env.PORT || 3000);

setPriority(constants.priority.PRIORITY_LOW);
setInterval(() => {
  // It leads a group of its own, so that the build ends with it.
  if (process.ppid !== shop) process.kill(-process.pid, 'SIGTERM');
}, 1000).unref();

try {
  await wait(15_000);
  await build('storybook');
  if (port) console.log(`Storybook ready at http://localhost:${port}/storybook`);
} catch (error) {
  console.error((error as Error).message);
}
