import { StartError } from './start-error.ts';

interface Running {
  /** Printed once it is ready. */
  lines: string[];
  /** What it still lacks. */
  warnings?: string[];
  close: () => Promise<unknown>;
}

/**
 * The whole life of a server's process: says in one line why it cannot start, ends it in order when
 * it is told to.
 */
export async function runServer(start: () => Promise<Running>): Promise<void> {
  try {
    const { lines, warnings = [], close } = await start();
    const stop = () => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    for (const line of lines) console.log(line);
    for (const line of warnings) console.error(line);
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof StartError ? message : `Cannot start: ${message}`);
    process.exit(1);
  }
}
