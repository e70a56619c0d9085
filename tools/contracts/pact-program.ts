import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Pact's verifier, mock server and broker client in one program. The package has no types. */
export const pactProgram: string = require('@pact-foundation/pact-cli/src/pact-standalone').default
  .pactFullPath;

/** Turns off usage reports. */
export const quiet = { PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' };
