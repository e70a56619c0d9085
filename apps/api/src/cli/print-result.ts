import { StartError } from '@parinda/server-kit/start-error';
import { DomainError } from '../domain/errors.ts';

/** Prints the result or the error of a command. Sets exit code 1 after an error. */
export async function printResult(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof DomainError;
    const { message } = error as Error;
    console.error(isExpected ? message : `Failed: ${message.split('\n')[0]}`);
    process.exitCode = 1;
  }
}
