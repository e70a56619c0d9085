// `pnpm contracts:fuzz [--seed N] [--requests N] [--path PATH]`: generated requests against
// apps/api. A failure prints the seed and the path that bring it back.
import { parseArgs } from 'node:util';
import { apiTests } from './api-tests.ts';

const option = { type: 'string' } as const;
const { values } = parseArgs({ options: { seed: option, requests: option, path: option } });
const { code } = await apiTests(['src/http/generated'], {
  FUZZ_SEED: values.seed,
  FUZZ_REQUESTS: values.requests,
  FUZZ_PATH: values.path,
});
process.exitCode = code;
