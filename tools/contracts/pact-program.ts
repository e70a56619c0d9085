import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Pact's verifier, mock server and broker client in one program. Its package declares no types. */
export const pactProgram: string = require('@pact-foundation/pact-cli/src/pact-standalone').default
  .pactFullPath;

/** No usage reports from any of the contract tools. */
export const quiet = { PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' };
