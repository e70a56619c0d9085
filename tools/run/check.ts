// `pnpm check`: everything that can be said without running the shop, in under a minute.
import { runChecks } from './checks.ts';

await runChecks((name, { code, output, seconds }) => {
  const mark = code === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s`);
  if (code === 0) return;
  console.log(output.trimEnd());
  process.exitCode = 1;
});
