import { StartError } from '@parinda/server-kit/start-error';
import { DomainError } from '../domain/errors.ts';

/**
 * Prints what a command has to say, or why it could not do its work. The process ends with 0
 * when it is done, with 1 when it is not.
 */
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
