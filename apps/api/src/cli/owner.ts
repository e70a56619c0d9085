// `pnpm shop orders list`
import { CommanderError } from 'commander';
import { readConfig } from '../config/config.ts';
import { backUp, restore } from './backup.ts';
import { moveTo } from './move-to.ts';
import { ownerProgram } from './owner-program.ts';
import { printCommand } from './print-command.ts';
import { printResult } from './print-result.ts';

const program = ownerProgram({
  run: printCommand,
  backup: (file) =>
    printResult(async () => {
      await backUp(readConfig(process.env), file);
      return `Wrote the backup to ${file}.`;
    }),
  restore: (file) =>
    printResult(async () => {
      await restore(readConfig(process.env), file);
      return `Restored the backup from ${file}.`;
    }),
  moveTo: (databaseUrl) => printResult(() => moveTo(process.env, databaseUrl)),
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  // Commander has printed the help or the error. 2 means wrong usage.
  process.exitCode = error.exitCode && 2;
}
