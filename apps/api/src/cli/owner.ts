// The owner's commands, as package.json names them: `pnpm payments:list`. Each takes --help and --json.
import { CommanderError } from 'commander';
import { ownerProgram } from './owner-program.ts';
import { runAct } from './perform-act.ts';

try {
  await ownerProgram(runAct).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  // Help was asked for, or it was used in a wrong way; what there is to say is printed already.
  process.exitCode = error.exitCode && 2;
}
