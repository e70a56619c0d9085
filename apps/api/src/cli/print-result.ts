import { safeError } from '@parinda/server-kit/safe-error';
import { StartError } from '@parinda/server-kit/start-error';
import { DomainError } from '../domain/errors.ts';
import { printable } from './printable.ts';

/** Prints the result or the error of a command. Sets exit code 1 after an error. */
export async function printResult(
  work: () => Promise<string>,
  shown: (text: string) => string = printable,
): Promise<void> {
  try {
    console.log(shown(await work()));
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof DomainError;
    const text = isExpected ? error.message : `Failed: ${safeError(error).message.split('\n')[0]}`;
    console.error(printable(text));
    process.exitCode = 1;
  }
}
