import { safeError } from '@parinda/server-kit/safe-error';
import { StartError } from '@parinda/server-kit/start-error';
import { DomainError } from '../domain/errors.ts';

/** Prints the result or the error of a command. Sets exit code 1 after an error. */
export async function printResult(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof DomainError;
    console.error(
      isExpected ? error.message : `Failed: ${safeError(error).message.split('\n')[0]}`,
    );
    process.exitCode = 1;
  }
}
