// `pnpm start` runs this beside the shop: once the shop answers, it builds the Storybook at low
// priority. It ends with the shop.
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

/** At port 0 the shop chooses a port that is not known here: it is given time instead. */
async function shopIsReady(): Promise<void> {
  if (port === 0) return wait(15_000);
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await wait(1000);
  }
}

try {
  await shopIsReady();
  await build('storybook');
  if (port) console.log(`Storybook ready at http://localhost:${port}/storybook`);
} catch (error) {
  console.error((error as Error).message);
}
