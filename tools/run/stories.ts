// The stories alone: `node tools/run/stories.ts`.
import { stories } from './steps/stories.ts';

try {
  const { passed, failed, output } = await stories();
  if (failed.length) console.log(output);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
