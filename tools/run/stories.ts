// The stories alone, or some: `node tools/run/stories.ts [pattern]`, e.g. `button`.
import { storiesMatching } from './steps/stories.ts';

try {
  const { passed, failed, output } = await storiesMatching(process.argv[2]);
  if (failed.length) console.log(output);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
